# Czat przy stole; właściciel może go wyłączyć.

log-chat-off = Właściciel wyłącza czat.
log-chat-on = Właściciel włącza czat.
chat-off = Właściciel wyłączył czat przy tym stole; reakcje nadal działają.
web-chat-allowed = Gracze mogą czatować
web-chat-closed = Właściciel wyłączył czat.
web-chat-switch-off = Wyłącz czat dla wszystkich
web-chat-switch-on = Włącz czat dla wszystkich
