# Comment les dés reçoivent ce que les joueurs y ajoutent.

log-sealed = La place { $seat } scelle ce qu’elle ajoute aux dés.
log-seals-fixed = Les sceaux sont fixés : ce qui s’ajoute aux dés ne peut plus changer.
log-revealed = La place { $seat } ouvre ce qu’elle ajoute aux dés : { $salt }
log-withheld = La place { $seat } n’a pas ouvert à temps ce qu’elle avait scellé. Son sceau reste inscrit, et la partie continue sans.

table-revealing = Les sceaux s’ouvrent ; la partie commence dans un instant.
seal-taken = Une autre place a exactement ce sceau. Faites un sel à vous.
reveal-too-early = Les sceaux ne sont pas encore fixés : ouvrez le vôtre après le début.
reveal-too-late = Trop tard : la partie continue sans ce sel.
reveal-differs = Ce n’est pas ce que la place { $seat } a scellé.
beacon-not-asked = Cette table n’attend pas ce tour de la balise.
beacon-too-early = Ce tour de la balise n’est pas encore publié.
beacon-wrong = Ce n’est pas une signature de cette balise.

web-revealing = Les sceaux s’ouvrent …
web-revealing-beacon = En attente de la balise publique …
web-status-revealing = commence
