import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";
import { tongue } from "./words/language.svelte";

document.documentElement.lang = tongue.code;
mount(App, { target: document.getElementById("app")! });
