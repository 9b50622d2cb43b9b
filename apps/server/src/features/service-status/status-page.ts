import { brand, dayState, html, minutesOf, promisedShare, shareWords } from "@tc/domain";
import type { Markup, PartState, ServicePart } from "@tc/domain";
import type { ServiceStatus, StatusOfPart } from "./get-service-status.ts";
import { incidentList } from "./status-incidents.ts";

const partWords: Readonly<Record<ServicePart, { readonly name: string; readonly note: string }>> = {
  website: { name: "Website", note: "Startseite, Preise, Rechtliches" },
  app: { name: "Anwendung", note: "Anmelden, Ergebnisse, Pipeline" },
  search: { name: "Suche", note: "Ausschreibungen finden und filtern" },
  mails: { name: "E-Mails", note: "Treffer, Änderungen, Fristen" },
  notices: { name: "Bekanntmachungen", note: "Abruf der Quellen, einmal am Tag" },
};

const stateWords = { up: "läuft", disturbed: "gestört", down: "ausgefallen" } as const;
const dayWords = { up: "gelaufen", disturbed: "gestört", down: "ausgefallen" } as const;
const unmeasured = "nicht gemessen";

const dayFormat = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", dateStyle: "medium" });
const momentFormat = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "short",
});
const formatDay = (day: string) => dayFormat.format(new Date(`${day}T12:00:00Z`));

/** The answer in one sentence, its verb under the marker. */
function answer({ parts, measuredAt }: ServiceStatus): Markup {
  if (!measuredAt) return html`Gerade wird <mark>nicht gemessen</mark>.`;
  const named = (state: PartState) =>
    parts.filter((part) => part.state === state).map(({ part }) => partWords[part].name);
  const [down, disturbed] = [named("down"), named("disturbed")];
  if (down.length > 0) return html`<mark>Ausgefallen:</mark> ${down.join(", ")}.`;
  if (disturbed.length > 0) return html`<mark>Gestört:</mark> ${disturbed.join(", ")}.`;
  if (parts.some(({ state }) => state === undefined)) {
    return html`Was gemessen wird, <mark>läuft</mark>.`;
  }
  return html`Alles <mark>läuft</mark>.`;
}

function lead({ measuredAt }: ServiceStatus): string {
  const promise = `Zugesagt sind ${promisedShare * 100} % im Monat.`;
  if (!measuredAt) {
    return `Die Messung von außen hat sich seit mehr als fünf Minuten nicht gemeldet. Ob ${brand} läuft, sagt das nicht. ${promise}`;
  }
  return `Von außen gemessen, jede Minute; zuletzt am ${momentFormat.format(measuredAt).replace(", ", " um ")} Uhr (deutsche Zeit). ${promise}`;
}

function partRow({ part, state, days, share }: StatusOfPart): Markup {
  const states = days.map(({ minutes }) => dayState(minutes));
  const count = (wanted: PartState | undefined) => states.filter((it) => it === wanted).length;
  const summary = `${days.length} Tage: ${count("up")} gelaufen, ${count("disturbed")} gestört, ${count("down")} ausgefallen, ${count(undefined)} ${unmeasured}`;
  const { name, note } = partWords[part];
  return html`<li>
    <span><b>${name}</b><small>${note}</small></span>
    <span class="days" role="img" aria-label="${summary}">
      ${days.map(({ day }, index) => {
        const words = states[index] === undefined ? unmeasured : dayWords[states[index]];
        return html`<i
          data-state="${states[index] ?? "none"}"
          title="${formatDay(day)}: ${words}"
        ></i>`;
      })}
    </span>
    <span class="now" data-state="${state ?? "none"}">
      <b>${state === undefined ? unmeasured : stateWords[state]}</b>
      <small>${share === undefined ? "noch kein Anteil" : shareWords(share)}</small>
    </span>
  </li>`;
}

function dayTable(parts: readonly StatusOfPart[]): Markup {
  const days = parts[0]?.days.map(({ day }) => day) ?? [];
  const cell = (part: StatusOfPart, index: number) => {
    const minutes = part.days[index]?.minutes;
    const state = dayState(minutes);
    if (!minutes || state === undefined) return unmeasured;
    const failed = minutes.down + minutes.disturbed;
    return failed === 0
      ? `${dayWords[state]} (${minutesOf(minutes)} min gemessen)`
      : `${dayWords[state]}, ${failed} von ${minutesOf(minutes)} min`;
  };
  return html`<details>
    <summary>Als Tabelle</summary>
    <div class="wide" tabindex="0" role="region" aria-label="Tage als Tabelle">
      <table>
        <thead>
          <tr>
            <th scope="col">Tag</th>
            ${parts.map(({ part }) => html`<th scope="col">${partWords[part].name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${days
            .map(
              (day, index) =>
                html`<tr>
                  <th scope="row">${formatDay(day)}</th>
                  ${parts.map((part) => html`<td>${cell(part, index)}</td>`)}
                </tr>`,
            )
            .toReversed()}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** A page that can be read without any script. */
export function renderStatusPage(status: ServiceStatus, styleUrl: string): string {
  return page(
    styleUrl,
    html`<h1>${answer(status)}</h1>
      <p class="lead">${lead(status)}</p>
      <section class="card" aria-label="Teile">
        <ul class="parts">
          ${status.parts.map(partRow)}
        </ul>
        <div class="legend">
          <span>${status.parts[0]?.days.length ?? 0} Tage, links der älteste</span>
          <span><i data-state="up"></i> gelaufen</span>
          <span><i data-state="disturbed"></i> gestört</span>
          <span><i data-state="down"></i> ausgefallen</span>
          <span><i data-state="none"></i> ${unmeasured}</span>
        </div>
        ${dayTable(status.parts)}
        <p class="note">
          Der Anteil zählt gemessene Minuten, in denen alles lief. Ausgefallen heißt: fünf Minuten
          oder mehr an diesem Tag.
        </p>
      </section>
      ${incidentList(status.incidents)}`,
  );
}

/** In place of figures that cannot be read. */
export function renderUnreadableStatus(styleUrl: string): string {
  return page(
    styleUrl,
    html`<h1>Der Stand ist gerade <mark>nicht lesbar</mark>.</h1>
      <p class="lead">
        Diese Seite antwortet, die Messwerte dahinter nicht. Wahrscheinlich ist auch die Anwendung
        gestört. Gemessen wird weiter; versuch es in einigen Minuten noch einmal.
      </p>`,
  );
}

function page(styleUrl: string, content: Markup): string {
  const { source } = html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <title>Status · ${brand}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="Ob ${brand} läuft, von außen gemessen." />
        <link rel="stylesheet" href="${styleUrl}" />
      </head>
      <body>
        <header><a href="/">${brand}</a></header>
        <main>${content}</main>
        <footer>
          <a href="/">Startseite</a> <a href="/kontakt">Kontakt</a>
          <a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a>
        </footer>
      </body>
    </html>`;
  return source;
}
