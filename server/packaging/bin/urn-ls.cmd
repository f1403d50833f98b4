@echo off
rem Runs urn-ls with the Java runtime that came with it. The script beside it, for other systems, says why each flag is there.
setlocal
set "JAVA_TOOL_OPTIONS="
set "JDK_JAVA_OPTIONS="
set "_JAVA_OPTIONS="
set "RUNTIME=%~dp0..\lib\runtime"
set CACHE=
if exist "%RUNTIME%\lib\urn-ls.aot" set CACHE="-XX:AOTCache=%RUNTIME%\lib\urn-ls.aot"
set FLAGS=-XX:InitialRAMPercentage=0.25 -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData -XX:+DisplayVMOutputToStderr -Xlog:disable -Xlog:all=error:stderr
"%RUNTIME%\bin\java.exe" %FLAGS% %URN_LS_JAVA_OPTIONS% %CACHE% -m io.github.urnls/io.github.urnls.cli.Main %*
exit /b %ERRORLEVEL%
