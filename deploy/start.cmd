@echo off
rem Builds Last Trick from this checkout and starts it. Or one of its commands: deploy\start backup FILE
cd /d "%~dp0.."
echo Last Trick is built first. The first time, that takes some minutes and downloads 200 MB.
call mvnw.cmd -B package -Dmaven.test.skip || exit /b 1
set java=java
if defined JAVA_HOME set java=%JAVA_HOME%\bin\java
"%java%" @deploy/java.options -jar target\quarkus-app\quarkus-run.jar %*
