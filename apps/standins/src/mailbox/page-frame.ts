import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";

interface Frame {
  readonly title: string;
  /** What the page shows, in one word before "der Entwicklung". */
  readonly subject: string;
  /** Why nothing of it is real. */
  readonly notice: string;
  readonly stylePath: string;
}

/** A page where development shows what would leave the machine. */
export function pageFrame({ title, subject, notice, stylePath }: Frame, content: Markup): string {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <header>
          <a href="/">${subject} der <mark>Entwicklung</mark></a>
          <p>${notice}</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`.source;
}
