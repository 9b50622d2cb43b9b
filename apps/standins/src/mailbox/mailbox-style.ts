// Paper, ink and marker of the product, without its fonts.
export const mailboxStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f5ef, #0e1014);
  --surface: light-dark(#fff, #15181e);
  --ink: light-dark(#17191f, #f0eee7);
  --ink-3: light-dark(#5f626c, #9ea0ab);
  --line: light-dark(#e7e3d8, #252932);
  --pen: light-dark(#2b37d6, #a8b0ff);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 880px; margin: 0 auto; padding: 16px; }
header { border-bottom: 1px solid var(--line); }
header a { color: var(--ink); font-size: 18px; font-weight: 700; text-decoration: none; }
header p { margin: 0; color: var(--ink-3); font-size: 14px; }
mark { padding: 0 4px; border-radius: 3px; background: #e6f437; color: #17191f; }
a { color: var(--pen); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--pen); outline-offset: 2px; border-radius: 3px; }
h1 { margin: 8px 0 16px; font-size: 24px; line-height: 1.3; overflow-wrap: anywhere; }
h2 { margin: 28px 0 8px; font-size: 17px; }
ul { margin: 0; padding: 0; list-style: none; }
.mails { border: 1px solid var(--line); border-radius: 10px; background: var(--surface); overflow: hidden; }
.mails li { position: relative; display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 12px 16px; }
.mails li + li { border-top: 1px solid var(--line); }
.mails li:hover { background: color-mix(in srgb, var(--ink) 4%, transparent); }
.mails a { color: var(--ink); font-weight: 600; text-decoration: none; overflow-wrap: anywhere; grid-column: 1 / -1; }
.mails a::after { content: ""; position: absolute; inset: 0; }
.to { overflow-wrap: anywhere; }
.to, time, dt { color: var(--ink-3); font-size: 14px; }
.links li { overflow-wrap: anywhere; }
.empty, iframe, pre { border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.empty { padding: 32px 16px; text-align: center; color: var(--ink-3); }
iframe { display: block; width: 100%; height: 620px; }
pre { margin: 0; padding: 16px; overflow: auto; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
details { margin-top: 16px; }
summary { padding: 6px 0; cursor: pointer; font-weight: 600; }
@media (max-width: 480px) { .mails li { grid-template-columns: 1fr; } }
`;

// Says that something came; the reader's place on the page is hers.
export const mailboxScript = `
const shown = Number(document.querySelector("script[data-newest]").dataset.newest);
const news = document.querySelector("#news");
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch("/newest.json").catch(() => undefined);
  const newest = answer?.ok ? await answer.json() : shown;
  if (newest <= shown || news.firstChild) return;
  const link = document.createElement("a");
  link.href = "/";
  link.textContent = "Neue Mail: Liste neu laden";
  news.append(link);
}, 2000);
`;
