# The chat of a table, which its owner may switch off.

log-chat-off = The owner switches the chat off.
log-chat-on = The owner switches the chat on.
chat-off = The owner has switched the chat off at this table; emotes still work.
web-chat-allowed = Players may chat
web-chat-closed = The owner has switched the chat off.
web-chat-switch-off = Switch the chat off for all
web-chat-switch-on = Switch the chat on for all
