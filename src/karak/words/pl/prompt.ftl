# Pytanie na dole stołu, gdy odpowiedzi są podświetlone na planszy.

web-list = Lista
web-list-about = Każdy wybór jako przycisk z klawiszem
web-list-close = Zamknij listę
