// Shows one board from one fixture, for artists: gallery.html?fixture=NAME. Not part of the built client.
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
