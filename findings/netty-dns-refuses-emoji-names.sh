#!/usr/bin/env bash
# Netty's reader of DNS records refuses a name with an emoji.
#
# Software: io.netty:netty-codec-dns 4.1.140.Final.
# Expected: a name of multicast DNS is any UTF-8 (RFC 6762, 16), such as that of "Anna's iPad 🎉", and is read.
# Seen:     "Büro" is read as "xn--bro-hoa", which no responder has; with an emoji an IllegalArgumentException ends the reading, so
#           that nothing after it in the message is seen. Names go through java.net.IDN, which knows the characters of Unicode 3.2.
# Needs:    Maven and a JDK 22 or newer. Ends with 1 if the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for library in codec-dns codec buffer common transport resolver; do
  mvn -B -q dependency:copy -Dartifact=io.netty:netty-$library:4.1.140.Final -DoutputDirectory=. > errors 2>&1 ||
    { cat errors; exit 1; }
done
cat > Main.java <<'END'
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.dns.DnsRecordDecoder;
import java.nio.charset.StandardCharsets;

class Main {
    public static void main(String... arguments) throws Exception {
        for (String label : new String[] {"Anna's iPad", "B\u00fcro", "Anna's iPad \ud83c\udf89"}) {
            byte[] bytes = label.getBytes(StandardCharsets.UTF_8);
            ByteBuf question = Unpooled.buffer().writeByte(bytes.length).writeBytes(bytes);
            question.writeByte(5).writeBytes("local".getBytes(StandardCharsets.UTF_8)).writeByte(0);
            question.writeShort(1).writeShort(1);
            try {
                System.out.println(DnsRecordDecoder.DEFAULT.decodeQuestion(question).name());
            } catch (IllegalArgumentException e) {
                System.out.println("refused");
            }
        }
    }
}
END
java -cp "$(printf '%s:' ./*.jar)" Main.java 2> errors > seen || { cat errors; exit 1; }
cat seen
diff seen - <<'END'
Anna's iPad.local.
xn--bro-hoa.local.
refused
END
