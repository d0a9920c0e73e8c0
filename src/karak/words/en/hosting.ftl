# What a host reads: settings, checks, copies of the games.

setting-unknown = There is no setting { $name }. { $near ->
    [none] See docs/serve.md for all settings; unset it.
   *[other] Did you mean { $near }? See docs/serve.md for all settings.
}
setting-twice = { $name } and { $file } are both set. Keep one of them.
setting-no-file = { $name } names a file that cannot be read, { $file }: { $fault }. Correct the path, or let this user read the file.
body-missing = The request has no body. Send a JSON object.
body-too-big = The request is too large.
address-unknown = There is nothing at this address.
method-wrong = This address does not take { $method } requests.
serve-port-taken = Port { $port } of { $host } is in use by another program. Stop that program, or choose another port: karak serve --port 0 takes a free one.
serve-port-forbidden = This user may not listen on port { $port }. Choose a port above 1023, such as 8777, and let a proxy answer on { $port }.
serve-no-host = { $host } is not an address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for all networks.
