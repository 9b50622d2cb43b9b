/**
 * Runs before the first paint, so that nobody sees a flash of the other colours. Same key and values as
 * Mantine's colour scheme manager; its hash stands in the Content-Security-Policy.
 */
export const colourSchemeScript =
  `(function(){var s="auto";try{s=localStorage.getItem("mantine-color-scheme-value")||"auto"}catch(e){}` +
  `if(s!=="light"&&s!=="dark")s=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";` +
  `document.documentElement.setAttribute("data-mantine-color-scheme",s)})()`;
