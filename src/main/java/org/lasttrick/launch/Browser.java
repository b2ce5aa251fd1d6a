package org.lasttrick.launch;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;

/** Opens the address in the browser of whoever started Last Trick. It is shown anyway, so a failure is no trouble. */
final class Browser {

    private static final Logger LOG = Logger.getLogger(Browser.class);

    private Browser() {}

    static void open(List<String> program, String url) {
        List<String> command = new ArrayList<>(program);
        command.add(url);
        try {
            new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            LOG.debugf(e, "No browser was opened by %s", program);
        }
    }
}
