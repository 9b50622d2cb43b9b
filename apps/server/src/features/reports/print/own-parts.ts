import type { RetenderGroup } from "@tc/contract";
import { pipelineStageNames } from "@tc/domain";
import type { PartFigures } from "../figures/read-figures.ts";
import { barsFigure } from "./charts.ts";
import type { PrintedPart } from "./part.ts";
import { countWords, dayWords, euros, numberWords, stretchWords } from "./words.ts";

/** From so many decided ones on a share says something; as on screen. */
const decidedForRate = 20;

function rateWords({ won, lost }: Pick<PartFigures["funnel"], "won" | "lost">): string {
  const decided = won + lost;
  if (decided === 0) return "Noch ist kein Angebot entschieden.";
  const rate = decided >= decidedForRate ? ` Das sind ${Math.round((won / decided) * 100)} %.` : "";
  return `Von ${countWords(decided, "entschiedenen Angebot", "entschiedenen Angeboten")} habt ihr ${numberWords(won)} gewonnen.${rate}`;
}

export function funnelPart(funnel: PartFigures["funnel"]): PrintedPart {
  const steps = funnel.stages.map(({ stage, count }) => ({
    name: pipelineStageNames[stage],
    count,
  }));
  return {
    title: "Euer Weg vom Fund zum Zuschlag",
    lead: rateWords(funnel),
    figures: [
      barsFigure(
        `Stufen: ${steps.map(({ name, count }) => `${name} ${numberWords(count)}`).join("; ")}`,
        steps.map((step) => ({ ...step, isOwn: true })),
      ),
    ],
    rests: `n = ${countWords(funnel.cards, "Karte", "Karten")}`,
    note: `Karten, die seit ${dayWords(funnel.from)} dazukamen, aus allen Branchen und Regionen; jede zählt bis zur weitesten Stufe. ${numberWords(funnel.open)} eingereicht und offen, ${numberWords(funnel.declined)} abgesagt.`,
    table: {
      head: ["Stufe", "Karten"],
      rows: steps.map(({ name, count }) => [name, numberWords(count)]),
    },
  };
}

const groupNames = {
  now: "Jetzt ansprechen",
  next: "In 6 bis 12 Monaten",
  later: "Später",
} as const satisfies Record<RetenderGroup, string>;

export const confidenceWords = {
  "published-end": "hoch: Vertragsende veröffentlicht",
  computed: "mittel: aus Laufzeit oder Verlängerungen berechnet",
  rhythm: "gering: nur aus dem üblichen Rhythmus",
} as const;

type Item = PartFigures["retenders"]["items"][number];

function incumbentWords({ suppliers, supplierCount, value }: Item): string {
  const [first] = suppliers;
  const further =
    supplierCount > 1 ? ` und ${countWords(supplierCount - 1, "weiteres", "weitere")}` : "";
  const name = first === undefined ? "nicht veröffentlicht" : `${first}${further}`;
  return `${name}, ${value ? euros(value.cents) : "ohne Wert"}`;
}

/** Windows that begin next; it never says that there will be a call. */
export function retendersPart({ items, groups, coverage }: PartFigures["retenders"]): PrintedPart {
  const shown = groups.now + groups.next + groups.later;
  const silent = Object.values(coverage.gaps).reduce((sum, count) => sum + count, 0);
  const bars = (["now", "next", "later"] as const).map((group) => ({
    name: groupNames[group],
    count: groups[group],
  }));
  return {
    title: "Was als Nächstes zu erwarten ist",
    figures:
      shown === 0
        ? []
        : [
            barsFigure(
              `Verträge nach Beginn ihres Zeitraums: ${bars.map(({ name, count }) => `${name} ${numberWords(count)}`).join("; ")}`,
              bars,
            ),
          ],
    ...(shown === 0 && {
      cases: ["In dieser Auswahl ist in den nächsten 24 Monaten nichts zu erwarten."],
    }),
    rests: `n = ${numberWords(shown)} von ${countWords(coverage.contracts, "vergebenem Vertrag", "vergebenen Verträgen")}${silent > 0 ? `, ${numberWords(silent)} ohne absehbaren Zeitraum` : ""}`,
    note: `Verträge, deren Zeitraum in den nächsten 24 Monaten beginnt${items.length < shown ? `; die Tabelle hat die nächsten ${numberWords(items.length)}` : ""}. Nach Branche, Region und Auftraggeber gefiltert; Ebene und Zeitraum gelten hier nicht. Ob neu ausgeschrieben wird, entscheidet allein der Auftraggeber.`,
    table: {
      head: ["Vertrag", "Auftraggeber", "Bisher", "Zeitraum", "Sicherheit"],
      widths: [1.7, 1.4, 1.3, 1.3, 1.2],
      rows: items.map((item) => [
        item.title,
        item.buyer?.name ?? "unbekannt",
        incumbentWords(item),
        `eher ${stretchWords(item.core)}; möglich ${stretchWords(item.possible)}`,
        confidenceWords[item.basis],
      ]),
    },
  };
}
