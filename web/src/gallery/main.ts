// For those who draw: one board from one fixture, gallery.html?fixture=NAME. Not part of the built table.
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
