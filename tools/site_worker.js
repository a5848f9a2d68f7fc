/** Lets the search of the site run from files, where browsers start no workers: the script runs in a hidden frame. */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.answer = (data) => {
        const event = new MessageEvent("message", { data });
        this.dispatchEvent(event);
        this.onmessage?.(event);
      };
      inside.document.open();
      inside.document.write(
        `<script>postMessage = (data) => window.answer(data)</` + `script><script src="${address}"></` + `script>`,
      );
      inside.document.close();
      this.ready = new Promise((resolve) => inside.addEventListener("load", resolve, { once: true }));
    }
    postMessage(data) {
      const inside = () => this.frame.contentWindow;
      this.ready.then(() => inside().dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate() {
      this.frame.remove();
    }
  };
}
