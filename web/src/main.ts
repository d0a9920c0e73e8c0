import "./look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./dress.svelte";
import { begin } from "./words/words";

dress(document.documentElement);
const target = document.getElementById("app");
await begin();
if (target) mount(App, { target });
