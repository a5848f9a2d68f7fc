import { mount } from "svelte";
import "./style/base.css";
import { tongue, worded } from "./words/language.svelte";
import App from "./App.svelte";

document.documentElement.lang = tongue.code;
void worded(Promise.resolve(App)).then((App) => mount(App, { target: document.getElementById("app")! }));
