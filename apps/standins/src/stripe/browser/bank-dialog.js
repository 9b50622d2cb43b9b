import { addStyles } from "./appearance.js";

function make(tag, text, more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text, ...more });
}

/** The bank's page: does the holder agree? */
export function askHolder() {
  addStyles();
  return new Promise((resolve) => {
    const dialog = make("dialog", "", { className: "StandinDialog" });
    dialog.setAttribute("aria-labelledby", "standin-bank-title");
    const mark = make("span", "Testmodus", { className: "StandinMark" });
    const title = make("h2", "Ihre Bank bittet um Bestätigung", { id: "standin-bank-title" });
    const text = make("p", "Hier würde Ihre Bank nach einer Freigabe fragen. Es fließt kein Geld.");
    const buttons = document.createElement("div");
    const close = (hasAgreed) => {
      dialog.remove();
      resolve(hasAgreed);
    };
    const yes = make("button", "Bestätigen", { type: "button", value: "yes" });
    const no = make("button", "Ablehnen", { type: "button", value: "no" });
    yes.addEventListener("click", () => close(true));
    no.addEventListener("click", () => close(false));
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close(false);
    });
    buttons.append(yes, no);
    dialog.append(mark, title, text, buttons);
    document.body.append(dialog);
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute("open", "");
    yes.focus();
  });
}
