@echo off
rem Runs urn-ls with the Java runtime that came with it. The script beside it, for other systems, says why each flag is there.
setlocal
set "JAVA_TOOL_OPTIONS="
set "JDK_JAVA_OPTIONS="
set "_JAVA_OPTIONS="
set "RUNTIME=%~dp0..\lib\runtime"
set CACHE=
if exist "%RUNTIME%\lib\urn-ls.aot" set CACHE="-XX:AOTCache=%RUNTIME%\lib\urn-ls.aot"
rem A server gives memory back that it no longer needs. Other commands end soon, so less of them is worth compiling.
set OPTIONS=-XX:CompileThresholdScaling=5
for %%A in ("" "serve" "--stdio" "mcp") do if "%~1"==%%A set OPTIONS=-XX:MaxNewSize=16m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20
set FLAGS=-XX:InitialRAMPercentage=0.25 -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData -XX:+DisplayVMOutputToStderr -Xlog:disable -Xlog:all=error:stderr -Durnls.found=91
"%RUNTIME%\bin\java.exe" %FLAGS% %OPTIONS% %URN_LS_JAVA_OPTIONS% %CACHE% -m io.github.urnls/io.github.urnls.cli.Main %*
set CODE=%ERRORLEVEL%
rem A Java that cannot start ends with 1, which would mean findings. The program tells findings by 91. A server ends as it does.
if "%~1"=="" exit /b %CODE%
if "%~1"=="serve" exit /b %CODE%
if "%~1"=="--stdio" exit /b %CODE%
if "%~1"=="mcp" exit /b %CODE%
if "%CODE%"=="1" exit /b 2
if "%CODE%"=="91" exit /b 1
exit /b %CODE%
