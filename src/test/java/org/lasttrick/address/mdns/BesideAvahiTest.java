package org.lasttrick.address.mdns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lasttrick.PackagedApplication;

/** Three computers in a network of their own, which Linux' network namespaces are; on some of them Debian's Avahi runs. */
@Tag("full")
class BesideAvahiTest {
    private static final Path AVAHI = Path.of("/usr/sbin/avahi-daemon");
    private static final Path IP = Path.of("/usr/sbin/ip");
    private static final String MISSING = "AVAHI TEST SKIPPED: it needs root, " + IP + " and " + AVAHI
            + " (Debian: apt-get install iproute2 avahi-daemon).";

    /** Nobody else's. */
    private final String network = "lt" + ProcessHandle.current().pid() + "-";

    private final List<Process> processes = new ArrayList<>();

    @TempDir
    Path directory;

    @BeforeEach
    void connect() throws Exception {
        if (!Files.isExecutable(AVAHI) || !Files.isExecutable(IP) || ip("netns add " + network + "switch") != 0) {
            System.err.println(MISSING);
            abort(MISSING);
        }
        assertEquals(0, ip("-n " + network + "switch link add bridge up type bridge mcast_snooping 0"));
        for (int computer = 1; computer <= 3; computer++) {
            String here = network + computer;
            assertEquals(0, ip("netns add " + here));
            assertEquals(0, ip("-n " + here + " link set lo up"));
            assertEquals(
                    0,
                    ip("-n " + here + " link add eth0 type veth peer name port" + computer + " netns " + network
                            + "switch"));
            assertEquals(0, ip("-n " + network + "switch link set port" + computer + " up master bridge"));
            assertEquals(0, ip("-n " + here + " address add 192.168.77." + computer + "/24 dev eth0"));
            assertEquals(0, ip("-n " + here + " address add fd77::" + computer + "/64 dev eth0 nodad"));
            assertEquals(0, ip("-n " + here + " link set eth0 up"));
        }
    }

    private static int ip(String arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(IP.toString()));
        command.addAll(List.of(arguments.split(" ")));
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    @AfterEach
    void disconnect() throws Exception {
        for (Process process : processes) {
            process.destroy();
            process.waitFor();
        }
        for (String each : List.of("1", "2", "3", "switch")) {
            if (Files.exists(Path.of("/run/netns", network + each))) {
                ip("netns delete " + network + each);
            }
        }
    }

    private Process on(int computer, String... command) throws IOException {
        ProcessBuilder process = new ProcessBuilder(IP.toString(), "netns", "exec", network + computer);
        process.command().addAll(List.of(command));
        process.redirectError(ProcessBuilder.Redirect.INHERIT);
        Process started = process.start();
        processes.add(started);
        return started;
    }

    private Process lastTrick(int computer) throws IOException {
        return on(
                computer,
                System.getProperty("java.home") + "/bin/java",
                "-cp",
                System.getProperty("java.class.path"),
                Answering.class.getName(),
                "lasttrick",
                "eth0",
                "192.168.77." + computer,
                "fd77::" + computer);
    }

    /** Asks it, which each line does. */
    private static String names(Process lastTrick) {
        try {
            lastTrick.getOutputStream().write('?');
            lastTrick.getOutputStream().flush();
            return lastTrick.inputReader().readLine();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void becomes(String names, Process lastTrick) {
        PackagedApplication.waitUntil(() -> names(lastTrick).equals(names), () -> names(lastTrick));
    }

    /** In a directory /run of its own. */
    private Process avahi(int computer, String name) throws IOException {
        Path configuration = Files.writeString(
                directory.resolve(name + ".conf"),
                "[server]\nhost-name=" + name + "\nuse-ipv4=yes\nuse-ipv6=yes\nenable-dbus=no\n");
        return on(
                computer,
                "sh",
                "-c",
                "mount -t tmpfs tmpfs /run && exec " + AVAHI + " --no-drop-root --no-chroot --no-rlimits -f "
                        + configuration);
    }

    /** As the name service switch of a Linux computer asks it. */
    private static String resolve(Process avahi, String question) {
        Path socket = Path.of("/proc", Long.toString(avahi.pid()), "root/run/avahi-daemon/socket");
        try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
            Channels.newOutputStream(channel).write((question + "\n").getBytes());
            String answer = new BufferedReader(Channels.newReader(channel, "UTF-8")).readLine();
            return answer == null ? "" : answer;
        } catch (IOException notYet) {
            return "";
        }
    }

    private static void resolves(Process avahi, String question, String end) {
        PackagedApplication.waitUntil(
                () -> resolve(avahi, question).endsWith(end), () -> question + ": " + resolve(avahi, question));
    }

    @Test
    void anotherComputerFindsItByBothKindsOfAddressesUntilItLeaves() throws Exception {
        Process tablet = avahi(2, "tablet");
        Process here = lastTrick(1);
        becomes("lasttrick.local", here);
        resolves(tablet, "RESOLVE-HOSTNAME-IPV4 lasttrick.local", " lasttrick.local 192.168.77.1");
        resolves(tablet, "RESOLVE-HOSTNAME-IPV6 lasttrick.local", " lasttrick.local fd77::1");
        here.getOutputStream().close();
        assertEquals(0, here.waitFor());
        PackagedApplication.waitUntil(
                () -> resolve(tablet, "RESOLVE-HOSTNAME-IPV4 lasttrick.local").startsWith("-"),
                () -> "it is remembered");
    }

    @Test
    void aComputerOfTheSameNameThatComesLaterTakesAnother() throws Exception {
        Process here = lastTrick(1);
        becomes("lasttrick.local", here);
        Process other = avahi(2, "lasttrick");
        resolves(other, "RESOLVE-ADDRESS 192.168.77.2", " lasttrick-2.local");
        resolves(other, "RESOLVE-HOSTNAME-IPV4 lasttrick.local", " 192.168.77.1");
        assertEquals("lasttrick.local", names(here));
    }

    @Test
    void theNameComesBackWhenTheComputerThatHadItHasGone() throws Exception {
        Process other = avahi(2, "lasttrick");
        resolves(other, "RESOLVE-ADDRESS 192.168.77.2", " lasttrick.local");
        Process here = lastTrick(1);
        becomes("lasttrick-2.local", here);
        Process tablet = avahi(3, "tablet");
        resolves(tablet, "RESOLVE-HOSTNAME-IPV4 lasttrick-2.local", " 192.168.77.1");
        other.destroy();
        becomes("lasttrick.local lasttrick-2.local", here);
        resolves(tablet, "RESOLVE-HOSTNAME-IPV4 lasttrick.local", " 192.168.77.1");
        assertTrue(resolve(tablet, "RESOLVE-HOSTNAME-IPV4 lasttrick-2.local").endsWith(" 192.168.77.1"));
    }

    @Test
    void twoServicesHaveANameEach() throws Exception {
        Process first = lastTrick(1);
        becomes("lasttrick.local", first);
        Process second = lastTrick(2);
        becomes("lasttrick-2.local", second);
        assertEquals("lasttrick.local", names(first));
    }
}
