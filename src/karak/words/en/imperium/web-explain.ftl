# Imperium for learners: what to know before answering.

web-explain-imperium-spending = A spell adds to this attack and is gone.
web-explain-imperium-shielding = A skull that you ward off costs you nothing.
web-explain-imperium-meeting = Who sneaks does not fight, and does not win anything either.
web-explain-imperium-betraying = He goes to somebody else now: best to whoever gains the least by him.
web-explain-imperium-choosing-dice = Dice that you pick up are rolled again; the others stay as they are.
web-explain-imperium-taxing = Pay with what you need least.
web-explain-imperium-giving = The emperor's gift costs you nothing, but it makes somebody stronger.
web-explain-imperium-granting = The emperor's gift costs you nothing, but it makes somebody stronger.
web-explain-imperium-driving = Monsters that stand in somebody's way cost them a fight.
