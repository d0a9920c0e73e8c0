// For tests: every game's words, as if all were being played.
import { titles } from "../games/titles";
import { later, learn, speak } from "./words";

for (const title of titles()) await learn(title);
await later();
await speak("en");
