# Imperium pour ceux qui apprennent : ce qu’il faut savoir avant de répondre.

web-explain-imperium-spending = Un sort s’ajoute à cette attaque, puis disparaît.
web-explain-imperium-shielding = Un crâne que vous écartez ne vous coûte rien.
web-explain-imperium-meeting = Qui se faufile ne combat pas, et ne gagne rien non plus.
web-explain-imperium-betraying = Il passe chez un autre : de préférence chez celui à qui il sert le moins.
web-explain-imperium-choosing-dice = Les dés que vous reprenez sont relancés ; les autres restent tels quels.
web-explain-imperium-taxing = Payez avec ce dont vous avez le moins besoin.
web-explain-imperium-giving = Le don de l’empereur ne vous coûte rien, mais il rend quelqu’un plus fort.
web-explain-imperium-granting = Le don de l’empereur ne vous coûte rien, mais il rend quelqu’un plus fort.
web-explain-imperium-driving = Des monstres sur le chemin de quelqu’un lui coûtent un combat.
