#!/usr/bin/env bash
# Values that TeaVM computes or compares otherwise than a JVM.
#
# Software: TeaVM 0.16.0 (org.teavm:teavm-classlib, teavm-maven-plugin), its JavaScript run by Node.
# Expected: a seeded Random, equals() of records, and distinct() of a joined stream answer as the JDK specifies.
# Seen:     nextInt(bound) and shuffles differ although raw nextInt() agrees; records compare doubles by ===;
#           distinct() of a joined stream lets through what stands in both parts.
# Needs:    a JDK 21 or newer, Maven and Node. Ends with 1 if the behaviour has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p src/main/java
cat > pom.xml <<'END'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>finding</groupId>
  <artifactId>finding</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.release>21</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.teavm</groupId>
      <artifactId>teavm-classlib</artifactId>
      <version>0.16.0</version>
    </dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <artifactId>maven-compiler-plugin</artifactId>
        <version>3.14.1</version>
      </plugin>
      <plugin>
        <groupId>org.teavm</groupId>
        <artifactId>teavm-maven-plugin</artifactId>
        <version>0.16.0</version>
        <executions>
          <execution>
            <goals>
              <goal>compile</goal>
            </goals>
            <phase>process-classes</phase>
            <configuration>
              <mainClass>Main</mainClass>
              <targetDirectory>${project.build.directory}</targetDirectory>
              <targetFileName>main.js</targetFileName>
              <optimizationLevel>ADVANCED</optimizationLevel>
            </configuration>
          </execution>
        </executions>
      </plugin>
    </plugins>
  </build>
</project>
END
cat > src/main/java/Main.java <<'END'
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

class Main {
    record Half(double value) {}

    public static void main(String[] arguments) {
        System.out.println("raw " + new Random(42).nextInt());
        System.out.println("bound " + new Random(42).nextInt(10) + " " + new Random(42).nextInt(7));
        List<Integer> cards = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.shuffle(cards, new Random(1));
        System.out.println("shuffle " + cards);
        System.out.println("equals " + new Half(Double.NaN).equals(new Half(Double.NaN)) + " " + new Half(0.0).equals(new Half(-0.0)));
        System.out.println("distinct " + Stream.concat(Stream.of(1, 2), Stream.of(2, 3)).distinct().toList());
    }
}
END
mvn -q -B process-classes
java -cp target/classes Main > jvm
node -e 'require("./target/main.js").main([])' > teavm
diff -u - jvm <<'END' || { echo "Another JVM answers differently."; exit 1; }
raw -1170105035
bound 0 1
shuffle [5, 3, 1, 2, 6, 4]
equals true false
distinct [1, 2, 3]
END
diff -u - teavm <<'END' || { echo "The behaviour of TeaVM has changed."; exit 1; }
raw -1170105035
bound 5 5
shuffle [2, 6, 5, 3, 1, 4]
equals false true
distinct [1, 2, 2, 3]
END
echo "As described above: $(paste -sd ';' teavm)"
