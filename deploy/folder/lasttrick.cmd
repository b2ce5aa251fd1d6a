@echo off
rem Starts Last Trick, and opens the browser. Or one of its commands: lasttrick backup FILE
if "%~1"=="" if not defined LASTTRICK_BROWSER set LASTTRICK_BROWSER=explorer
"%~dp0runtime\bin\java" "@%~dp0java.options" -jar "%~dp0app\quarkus-run.jar" %*
rem So that whoever double-clicked can read why it did not start.
if errorlevel 1 if "%~1"=="" pause
