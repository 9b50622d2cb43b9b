import type { Markup } from "@tc/domain";
import { mailboxStyle } from "../../mailbox/mailbox-style.ts";
import { pageFrame } from "../../mailbox/page-frame.ts";

/** Looks like the mailbox, the other place where development shows what would leave the machine. */
export const pageStyle = `${mailboxStyle}
table { width: 100%; border-collapse: collapse; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.wide { overflow-x: auto; }
th, td { padding: 8px 12px; text-align: left; font-size: 14px; border-top: 1px solid var(--line); }
th { color: var(--ink-3); font-weight: 600; border-top: 0; }
td.amount { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.sheet { padding: 8px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.sheet p { margin: 6px 0; overflow-wrap: anywhere; }
form.clock { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
button { padding: 8px 14px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; cursor: pointer; }
button:hover { border-color: var(--pen); }
`;

export const layout = (title: string, content: Markup): string =>
  pageFrame(
    {
      title: `${title} – Zahlungen im Testmodus`,
      subject: "Zahlungen",
      notice: "Testmodus – kein echtes Geld. Hier antwortet nicht Stripe, sondern dieser Rechner.",
      stylePath: "/pages.css",
    },
    content,
  );
