import "./look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./dress.svelte";

dress(document.documentElement);
const target = document.getElementById("app");
if (target) mount(App, { target });
