/** The script of every document: all that pages without the app's own need. Its parts find their elements by data attributes. */
import { goBack } from "./back-link";
import { consentActions, startConsent } from "./consent";
import { startPictures } from "./pictures";
import { markSampleData } from "./sample-notice";
import { switchScheme } from "./scheme-switch";

/** What `data-action` of a button or link does when it is clicked. */
const actions: Readonly<Record<string, (event: Event) => void>> = {
  back: goBack,
  "switch-scheme": switchScheme,
  ...consentActions,
};

// On the document, so that elements that the app draws later work as well.
document.addEventListener("click", (event) => {
  const element = event.target instanceof Element ? event.target.closest("[data-action]") : null;
  const action = element?.getAttribute("data-action");
  if (typeof action === "string") actions[action]?.(event);
});

startConsent();
startPictures();
markSampleData();
