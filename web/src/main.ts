import "./look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./words/words";

const target = document.getElementById("app");
await begin();
if (target) mount(App, { target });
