# Read by mvnw and deploy/start. The build runs inside Maven's JVM, so Maven itself needs JDK 25 even where `java` is older.
# With JAVA_HOME empty, take the first JDK 25 or newer from the usual places.
if [ -z "${JAVA_HOME-}" ]; then
  set +f
  for jdk in /usr/lib/jvm/* /opt/java/* "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home; do
    [ -x "$jdk/bin/javac" ] && [ -r "$jdk/release" ] || continue
    jdk_version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$jdk/release")
    if [ "${jdk_version:-0}" -ge 25 ]; then
      JAVA_HOME=$jdk
      export JAVA_HOME
      break
    fi
  done
  set -f
fi
