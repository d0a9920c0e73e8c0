# Imperium dla uczących się: co warto wiedzieć przed odpowiedzią.

web-explain-imperium-spending = Czar wzmacnia ten atak i znika.
web-explain-imperium-shielding = Odparta czaszka nic cię nie kosztuje.
web-explain-imperium-meeting = Kto się skrada, nie walczy, ale też nic nie zyskuje.
web-explain-imperium-betraying = Odchodzi do kogoś innego: najlepiej do tego, komu najmniej się przyda.
web-explain-imperium-choosing-dice = Kości, które podniesiesz, rzucasz ponownie; reszta zostaje.
web-explain-imperium-taxing = Zapłać tym, czego najmniej potrzebujesz.
web-explain-imperium-giving = Dar cesarza nic cię nie kosztuje, ale kogoś wzmacnia.
web-explain-imperium-granting = Dar cesarza nic cię nie kosztuje, ale kogoś wzmacnia.
web-explain-imperium-driving = Potwory na czyjejś drodze kosztują go walkę.
