import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";
import { pageFrame } from "./page-frame.ts";
import type { ReceivedMail } from "./received-mail.ts";

const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "medium",
});

const layout = (title: string, content: Markup) =>
  pageFrame(
    {
      title: `${title} – Postfach der Entwicklung`,
      subject: "Postfach",
      notice: "Nimmt alle Mails dieses Rechners an und stellt keine zu.",
      stylePath: "/mailbox.css",
    },
    content,
  );

const recipients = ({ to }: ReceivedMail) => to.join(", ");
const time = ({ receivedAt }: ReceivedMail) =>
  html`<time datetime="${receivedAt}">${moment.format(new Date(receivedAt))}</time>`;

export function listPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/mails/${mail.id}">${mail.subject || "(ohne Betreff)"}</a>
        <span class="to">an ${recipients(mail)}</span>
        ${time(mail)}
      </li>`,
  );
  const count = mails.length === 1 ? "1 Mail" : `${mails.length} Mails`;
  const list = html`<ul class="mails">
    ${rows}
  </ul>`;
  const empty = html`<p class="empty">
    Noch keine Mail. Sobald die Anwendung eine verschickt, steht sie hier.
  </p>`;
  return layout(
    count,
    html`<h1>${count}</h1>
      ${mails.length === 0 ? empty : list}
      <p role="status" id="news"></p>
      <script type="module" src="/mailbox.js" data-newest="${mails[0]?.id ?? 0}"></script>`,
  );
}

export function mailPage(mail: ReceivedMail): string {
  const links = mail.links.map(
    (link) => html`<li><a href="${link}" target="_blank" rel="noopener">${link}</a></li>`,
  );
  const headers = mail.headers.map(({ name, value }) => `${name}: ${value}`).join("\n");
  return layout(
    mail.subject,
    html`<p><a href="/">Alle Mails</a></p>
      <h1>${mail.subject || "(ohne Betreff)"}</h1>
      <dl>
        <dt>Von</dt>
        <dd>${mail.from}</dd>
        <dt>An</dt>
        <dd>${recipients(mail)}</dd>
        <dt>Zeit</dt>
        <dd>${time(mail)}</dd>
      </dl>
      <h2>Ansicht</h2>
      <iframe
        src="/mails/${mail.id}/html"
        title="Die Mail, wie ein Mailprogramm sie zeigt"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerpolicy="no-referrer"
      ></iframe>
      ${
        links.length === 0
          ? html``
          : html`<h2>Links</h2>
              <ul class="links">
                ${links}
              </ul>`
      }
      <h2>Text</h2>
      <pre tabindex="0">${mail.text}</pre>
      <details>
        <summary>Kopfzeilen</summary>
        <pre tabindex="0">${headers}</pre>
      </details>
      <details>
        <summary>Quelltext</summary>
        <pre tabindex="0">${mail.source}</pre>
      </details>`,
  );
}

export function missingPage(): string {
  return layout(
    "Nicht gefunden",
    html`<h1>Nicht gefunden</h1>
      <p>Diese Mail gibt es hier nicht (mehr). <a href="/">Alle Mails</a></p>`,
  );
}
