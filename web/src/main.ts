import { mount } from "svelte";
import "./style/base.css";
import { tongue, worded } from "./words/language.svelte";
import App from "./App.svelte";
import "./frame/keyboard.svelte"; // the first key may be pressed before the first table is there
import { version } from "./net/version.svelte";

addEventListener("vite:preloadError", () => version.missed()); // a part of the page that the server has no more
document.documentElement.lang = tongue.code;
void worded(Promise.resolve(App)).then((App) => mount(App, { target: document.getElementById("app")! }));
