#!/usr/bin/env bash
# Text that TeaVM takes apart otherwise than a JVM.
#
# Software: TeaVM 0.16.0 (org.teavm:teavm-classlib, teavm-maven-plugin), its JavaScript run by Node.
# Expected: strip(), isBlank(), codePoints().count(), split("") and isLowerCase() answer as the JDK specifies.
# Seen:     strip() also takes no-break spaces away, as trim() of JavaScript does; isBlank() knows U+0020 alone;
#           count() counts UTF-16 units; split("") begins with an empty part; ª and ʰ are no small letters.
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
class Main {
    public static void main(String[] arguments) {
        System.out.println("strip " + "\u00A05\u00A0".strip().length());
        System.out.println("isBlank " + "\t".isBlank() + " " + "\u3000".isBlank() + " " + " ".isBlank());
        System.out.println("count " + "a\uD83E\uDD52".codePoints().count());
        System.out.println("split " + "abc".split("").length);
        System.out.println("isLowerCase " + Character.isLowerCase('ª') + " " + Character.isLowerCase('ʰ'));
    }
}
END
mvn -q -B process-classes
java -cp target/classes Main > jvm
node -e 'require("./target/main.js").main([])' > teavm
diff -u - jvm <<'END' || { echo "Another JVM answers differently."; exit 1; }
strip 3
isBlank true true true
count 2
split 3
isLowerCase true true
END
diff -u - teavm <<'END' || { echo "The behaviour of TeaVM has changed."; exit 1; }
strip 1
isBlank false false true
count 3
split 4
isLowerCase false false
END
echo "As described above: $(paste -sd ';' teavm)"
