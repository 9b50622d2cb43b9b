import { count, formatDay, formatMoneyShort } from "../../platform/format/format";
import type { Retender } from "./queries";

export interface DerivationLine {
  readonly term: string;
  readonly words: string;
  /** fact: the end, in bold; estimate: ours, in the pen's colour */
  readonly strength?: "fact" | "estimate";
}

const awardWords = {
  contract: "Vertragsschluss (BT-145)",
  decision: "Zuschlagsentscheidung (BT-1451)",
  publication: "Ergebnis veröffentlicht; der Tag des Zuschlags fehlt",
} as const;

/** From the award to the window, each line with the field it stands in. */
export function derivationOf(item: Retender): DerivationLine[] {
  return [...awardLines(item), ...termLines(item), ...renewalLines(item), ...leadLines(item)];
}

function awardLines({ terms, suppliers, value, offersReceived }: Retender): DerivationLine[] {
  const [supplier] = suppliers;
  const details = [
    supplier,
    value && formatMoneyShort(value),
    offersReceived !== undefined && count(offersReceived, "Angebot", "Angebote"),
  ].filter(Boolean);
  return [
    {
      term: formatDay(terms.awardedOn),
      words: [awardWords[terms.awardedBy], ...details].join(", "),
    },
  ];
}

function termLines({ terms, contractEnd }: Retender): DerivationLine[] {
  const start: DerivationLine = {
    term: formatDay(terms.startsOn),
    words:
      terms.startsBy === "BT-536"
        ? "Beginn (BT-536)"
        : "Beginn angenommen wie der Zuschlag, da keiner veröffentlicht ist",
  };
  const term = terms.term &&
    terms.endsBy === "BT-36" && [
      {
        term:
          "months" in terms.term
            ? count(terms.term.months, "Monat", "Monate")
            : count(terms.term.days, "Tag", "Tage"),
        words:
          terms.renewals?.isInTerm === true
            ? "Laufzeit mit Verlängerungen (BT-36)"
            : "Laufzeit (BT-36)",
      },
    ];
  const end = contractEnd !== undefined && [
    {
      term: formatDay(contractEnd),
      words: terms.endsBy === "BT-537" ? "Vertragsende (BT-537)" : "Vertragsende, berechnet",
      strength: "fact" as const,
    },
  ];
  return [...(contractEnd === undefined ? [] : [start]), ...(term || []), ...(end || [])];
}

function renewalLines({ terms: { renewals }, latestEnd }: Retender): DerivationLine[] {
  if (!renewals) return [];
  const source = renewals.countBy === "BT-58" ? "Zahl nach BT-58" : "nach dem Wortlaut";
  const length = renewals.monthsBy === "assumed" ? ", je 12 Monate angenommen" : "";
  return [
    {
      term: `+ ${renewals.count} × ${renewals.months} M.`,
      words: `${count(renewals.count, "mögliche Verlängerung", "mögliche Verlängerungen")}, ${source}${length}${
        renewals.quote === undefined ? "" : `: „${renewals.quote}“`
      }`,
    },
    ...(latestEnd === undefined
      ? []
      : [{ term: formatDay(latestEnd), words: "Ende, wenn alle Verlängerungen gezogen werden" }]),
  ];
}

function leadLines({ lead, rhythm }: Retender): DerivationLine[] {
  if (rhythm)
    return [
      {
        term: `alle ${rhythm.months} M.`,
        words: `Abstand von ${count(rhythm.calls, "Bekanntmachung", "Bekanntmachungen")} dieses Auftraggebers; eine Laufzeit ist nicht veröffentlicht`,
        strength: "estimate",
      },
    ];
  if (!lead) return [];
  const span = `${signed(lead.low)} bis ${signed(lead.high)} M.`;
  return [
    {
      term: span,
      words:
        lead.changes > 0
          ? `vor dem Ende: Vorlauf, angepasst an ${count(lead.changes, "früheren Wechsel", "frühere Wechsel")} dieses Auftraggebers`
          : "vor dem Ende: üblicher Vorlauf; von diesem Auftraggeber kennen wir noch keinen Wechsel",
      strength: "estimate",
    },
  ];
}

/** A call before the end is "− 3", one after it "+ 1". */
function signed(months: number): string {
  if (months === 0) return "0";
  return months > 0 ? `−\u00a0${months}` : `+\u00a0${-months}`;
}
