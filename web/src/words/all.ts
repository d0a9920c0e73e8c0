// For tests: every game's words, as if all were being played.
import { later, learn, speak } from "./words";

for (const game of ["karak", "karak2", "imperium", "goblin"]) await learn(game);
await later();
await speak("en");
