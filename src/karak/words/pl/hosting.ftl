# What a host reads: settings, checks, copies of the games.

setting-unknown = Nie ma ustawienia { $name }. { $near ->
    [none] Wszystkie ustawienia opisuje docs/serve.md; to usuń.
   *[other] Czy chodziło o { $near }? Wszystkie ustawienia opisuje docs/serve.md.
}
setting-twice = Ustawiono naraz { $name } i { $file }. Zostaw jedno z nich.
setting-no-file = { $name } wskazuje plik, którego nie można odczytać, { $file }: { $fault }. Popraw ścieżkę albo pozwól temu użytkownikowi czytać plik.
body-missing = Żądanie nie ma treści. Wyślij obiekt JSON.
body-too-big = Żądanie jest zbyt duże.
address-unknown = Pod tym adresem niczego nie ma.
method-wrong = Ten adres nie przyjmuje żądań { $method }.
serve-port-taken = Port { $port } na { $host } jest zajęty przez inny program. Zatrzymaj ten program albo wybierz inny port: karak serve --port 0 weźmie wolny.
serve-port-forbidden = Ten użytkownik nie może nasłuchiwać na porcie { $port }. Wybierz port powyżej 1023, na przykład 8777, a na { $port } postaw serwer pośredniczący.
serve-no-host = { $host } nie jest adresem tej maszyny. Użyj 127.0.0.1 tylko dla niej albo 0.0.0.0 dla wszystkich sieci.
