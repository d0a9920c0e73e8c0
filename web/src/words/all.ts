// For tests: the words of all games at once.
import { titles } from "../games/titles";
import { later, learn, speak } from "./words";

for (const title of titles()) await learn(title);
await later();
await speak("en");
