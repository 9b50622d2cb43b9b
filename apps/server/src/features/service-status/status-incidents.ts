import type { Incident } from "@tc/contract";
import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";

const day = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", dateStyle: "medium" });
const time = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", timeStyle: "short" });

/** "16.11.2026, 7:41 bis 9:22 Uhr" */
export function incidentTimes({ beginsAt, endsAt }: Pick<Incident, "beginsAt" | "endsAt">): string {
  const begins = new Date(beginsAt);
  const start = `${day.format(begins)}, ${time.format(begins)}`;
  if (endsAt === undefined) return `seit ${start} Uhr`;
  const ends = new Date(endsAt);
  const isSameDay = day.format(begins) === day.format(ends);
  const end = isSameDay ? time.format(ends) : `${day.format(ends)}, ${time.format(ends)}`;
  return isSameDay ? `${start} bis ${end} Uhr` : `${start} Uhr bis ${end} Uhr`;
}

export function incidentList(incidents: readonly Incident[]): Markup {
  return html`<section aria-labelledby="vorfaelle">
    <h2 id="vorfaelle">Vorfälle</h2>
    ${
      incidents.length === 0
        ? html`<p>In den letzten 60 Tagen ist keiner eingetragen.</p>`
        : html`<ul class="incidents">
            ${incidents.map(
              (incident) =>
                html`<li>
                  <h3>${incidentTimes(incident)}: ${incident.title}</h3>
                  ${incident.text.split(/\n+/).map((text) => html`<p>${text}</p>`)}
                  <p>Verloren gegangen: ${incident.lost}</p>
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}
