// For tests: every game's words, as if all were being played.
import { learn } from "./words";

await Promise.all(["karak", "karak2", "imperium", "goblin"].map(learn));
