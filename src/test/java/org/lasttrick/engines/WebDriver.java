package org.lasttrick.engines;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** A browser that takes the commands of W3C WebDriver. */
abstract class WebDriver extends Engine {
    private static final String ENTER = "\uE007";

    enum Command {
        OPEN,
        RUN,
        ACT,
        RESIZE,
        PICTURE
    }

    /** @return the command's {@code value}; a refused command fails the test */
    abstract JsonNode send(Command command, Map<String, Object> parameters) throws Exception;

    @Override
    void open(String address) throws Exception {
        send(Command.OPEN, Map.of("url", address));
    }

    @Override
    String run(String expression) throws Exception {
        return send(Command.RUN, Map.of("script", "return String(" + expression + ")", "args", List.of()))
                .asText();
    }

    @Override
    void tapAt(int x, int y) throws Exception {
        act(Map.of(
                "type",
                "pointer",
                "id",
                "finger",
                "actions",
                List.of(
                        Map.of("type", "pointerMove", "x", x, "y", y),
                        Map.of("type", "pointerDown", "button", 0),
                        Map.of("type", "pointerUp", "button", 0))));
    }

    @Override
    void type(String text) throws Exception {
        List<Map<String, Object>> keys = new ArrayList<>();
        for (String letter : text.replace("\n", ENTER).split("")) {
            keys.add(Map.of("type", "keyDown", "value", letter));
            keys.add(Map.of("type", "keyUp", "value", letter));
        }
        act(Map.of("type", "key", "id", "keyboard", "actions", keys));
    }

    private void act(Map<String, Object> source) throws Exception {
        send(Command.ACT, Map.of("actions", List.of(source)));
    }

    /** Windows are asked for with their bars. */
    @Override
    void resize(int width, int height) throws Exception {
        String size = "innerWidth + ',' + innerHeight";
        send(Command.RESIZE, Map.of("width", width, "height", height));
        String[] inner = run(size).split(",");
        send(
                Command.RESIZE,
                Map.of(
                        "width",
                        2 * width - Integer.parseInt(inner[0]),
                        "height",
                        2 * height - Integer.parseInt(inner[1])));
        await(size, width + "," + height);
    }

    @Override
    byte[] picture() throws Exception {
        return Base64.getDecoder().decode(send(Command.PICTURE, Map.of()).asText());
    }
}
