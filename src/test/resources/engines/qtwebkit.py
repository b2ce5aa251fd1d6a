"""QtWebKit as a browser that is told what to do: a command a line on standard input, as JSON, and its answer on standard output."""
import base64
import json
import sys
import threading

from PyQt5.QtCore import QBuffer, QLocale, QObject, QPoint, Qt, QUrl, pyqtSignal
from PyQt5.QtTest import QTest
from PyQt5.QtWebKitWidgets import QWebPage, QWebView
from PyQt5.QtWidgets import QApplication

faults = []


class Page(QWebPage):
    def javaScriptConsoleMessage(self, message, line, source):
        if not message.startswith("Unrecognized Content-Security-Policy directive"):
            faults.append(f"{message} {source}:{line}")


class Lines(QObject):
    come = pyqtSignal(str)

    def read(self):
        for line in sys.stdin:
            self.come.emit(line)
        self.come.emit('{"quit": true}')


def answer(command):
    if "open" in command:
        view.load(QUrl(command["open"]))
    elif "run" in command:
        return view.page().mainFrame().evaluateJavaScript(command["run"])
    elif "tap" in command:
        QTest.mouseClick(view, Qt.LeftButton, Qt.NoModifier, QPoint(*command["tap"]))
    elif "type" in command:
        for letter in command["type"]:
            QTest.keyClick(view, Qt.Key_Return) if letter == "\n" else QTest.keyClicks(view, letter)
    elif "resize" in command:
        view.resize(*command["resize"])
    elif "picture" in command:
        buffer = QBuffer()
        view.grab().save(buffer, "PNG")
        return base64.b64encode(bytes(buffer.data())).decode()
    elif "faults" in command:
        return faults
    else:
        application.quit()


QLocale.setDefault(QLocale("en"))
application = QApplication(sys.argv)
view = QWebView()
view.setPage(Page(view))
view.show()
lines = Lines()
lines.come.connect(lambda line: print(json.dumps(answer(json.loads(line))), flush=True))
threading.Thread(target=lines.read, daemon=True).start()
application.exec_()
