# Why something is not offered in Imperium; what Karak II says as well is in karak2-reasons.ftl.

imperium-why-no-betrayal = The lord of time is loyal now. Only his betrayal face sends him to somebody else.
imperium-why-no-dice-picked-up = No dice are being picked up. A time loop or Saigo's archers let you do that.
imperium-why-no-tax-due = No tax is due. Vassals pay when they found, build or recruit.
imperium-why-no-building-to-give = There is no building to give. The emperor gives when building.
imperium-why-no-unit-to-grant = There is no unit to grant. The emperor grants one after recruiting.
imperium-why-no-token-driven = No monsters are being driven. Argentus does that, once a turn.

imperium-why-fight-or-sneak = Monsters are here: fight or sneak first.
imperium-why-betrayal-first = The lord of time leaves: choose first who gets him.
imperium-why-dice-first = Choose first which dice are rolled again.
imperium-why-tax-first = The tax for the emperor comes first.
imperium-why-gift-first = The emperor's gift comes first.
imperium-why-token-first = Choose first where the monsters go.
imperium-why-units-first = Say first which units are saved.
imperium-why-waiting-for-tie = The tied heroes roll their hero dice first.

imperium-why-cannot-pay-with-that = You have none of that to pay the tax with.
imperium-why-type-not-recruited = Only a type of unit that you have just recruited can be granted.
imperium-why-no-room-there = That hero is not at this table, or has no glory for one unit more, or no such die is left.

imperium-why-no-blessing = You have no blessing. Ghosts have them.
imperium-why-not-your-turn = A blessing is cast in your own turn only.
imperium-why-not-now = That cannot be done at this moment.
imperium-why-no-emperor = There is no emperor yet. The first rift makes one.
imperium-why-you-are-emperor = You wear the crown yourself.
imperium-why-emperor-elsewhere = The emperor stands on another tile. Go there first.
imperium-why-no-monsters-here = There are no monsters on this tile.
imperium-why-cannot-pay-tax = You can pay the price, but not the emperor's tax of 1 resource on top of it.
imperium-why-leave-one-to-grant = Leave a unit to grant: somebody has room for it.
imperium-why-once-a-turn = That can be done once a turn, and was.

imperium-why-no-city-on-this-land = No city can stand on the castle, on the abyss, in a lair or on a rift.
imperium-why-no-skull-to-ignore = Skulls are ignored after a battle, with the emperor's guard or the amulet of protection.
