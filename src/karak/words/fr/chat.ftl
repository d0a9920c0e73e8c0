# Le chat d'une table, que son propriétaire peut couper.

log-chat-off = Le propriétaire coupe le chat.
log-chat-on = Le propriétaire rétablit le chat.
chat-off = Le propriétaire a coupé le chat à cette table ; les réactions restent possibles.
web-chat-allowed = Les joueurs peuvent discuter
web-chat-closed = Le propriétaire a coupé le chat.
web-chat-switch-off = Couper le chat pour tous
web-chat-switch-on = Rétablir le chat pour tous
