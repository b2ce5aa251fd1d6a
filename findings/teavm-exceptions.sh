#!/usr/bin/env bash
# Mistakes that a JVM stops at, and TeaVM goes on after.
#
# Software: TeaVM 0.16.0 (org.teavm:teavm-classlib, teavm-maven-plugin), its JavaScript run by Node.
# Expected: a wrong index, a wrong cast, null and a division by zero throw; assertions are off unless asked for.
# Seen:     reading an array beyond its end, casting and dividing by zero go on with some value; assertions are on.
#           Lists, texts and Class.cast(), which check by themselves, throw as on a JVM. Null stops, too, but by an
#           error of JavaScript, whose class has no name.
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
import java.util.List;
import java.util.function.Supplier;

class Main {
    private static final int[] TWO = {1, 2};

    private static String tried(Supplier<Object> what) {
        try {
            what.get();
            return "goes on";
        } catch (Throwable e) {
            return e.getClass().getName();
        }
    }

    public static void main(String[] arguments) {
        int none = arguments.length;
        System.out.println("array " + tried(() -> TWO[none + 5]));
        System.out.println("list " + tried(() -> List.of(1, 2).get(none + 5)));
        System.out.println("cast " + tried(() -> (String) (Object) (none == 0 ? 1 : "")));
        System.out.println("class " + tried(() -> String.class.cast(none == 0 ? (Object) 1 : "")));
        System.out.println("unboxed " + tried(() -> 1 + (Integer) (none == 0 ? null : (Object) 1)));
        System.out.println("null " + tried(() -> (none == 0 ? null : "a").length()));
        System.out.println("charAt " + tried(() -> "ab".charAt(none + 5)));
        System.out.println("substring " + tried(() -> "ab".substring(none + 5)));
        System.out.println("division " + tried(() -> 1 / none));
        boolean on = false;
        assert on = true;
        System.out.println("assertions " + on);
    }
}
END
mvn -q -B process-classes
java -cp target/classes Main > jvm
node -e 'require("./target/main.js").main([])' > teavm
diff -u - jvm <<'END' || { echo "Another JVM answers differently."; exit 1; }
array java.lang.ArrayIndexOutOfBoundsException
list java.lang.IndexOutOfBoundsException
cast java.lang.ClassCastException
class java.lang.ClassCastException
unboxed java.lang.NullPointerException
null java.lang.NullPointerException
charAt java.lang.StringIndexOutOfBoundsException
substring java.lang.StringIndexOutOfBoundsException
division java.lang.ArithmeticException
assertions false
END
diff -u - teavm <<'END' || { echo "The behaviour of TeaVM has changed."; exit 1; }
array goes on
list java.lang.IndexOutOfBoundsException
cast goes on
class java.lang.ClassCastException
unboxed null
null null
charAt java.lang.StringIndexOutOfBoundsException
substring java.lang.StringIndexOutOfBoundsException
division goes on
assertions true
END
echo "As described above: $(paste -sd ';' teavm)"
