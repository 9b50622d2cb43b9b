import type { CardLetter } from "@tc/contract";

type Draft = Extract<CardLetter, { kind: "letter" }>["draft"];
type Words = Draft[number]["words"][number];

const plain = (text: string): Words => ({ text });
const data = (text: string | undefined, gap: string): Words =>
  text === undefined ? { text: gap, from: "gap" } : { text, from: "data" };

export interface LetterFacts {
  readonly buyer: string | undefined;
  readonly reference: string | undefined;
  readonly title: string;
  readonly agencyName: string;
  readonly law: string | undefined;
  /** The buyer's time for the answer */
  readonly days: number;
}

/** The request for the buyer's reasons. The day of the buyer's letter and the signature are for the members to fill in. */
export function draftLetter(facts: LetterFacts): Draft {
  const { buyer, reference, title, agencyName, law, days } = facts;
  const paragraph = (...words: Words[]) => ({ kind: "paragraph" as const, words });
  return [
    paragraph(plain("An die Vergabestelle der "), data(buyer, "Auftraggeber ergänzen")),
    paragraph(
      plain("Vergabenummer "),
      data(reference, "Vergabenummer ergänzen"),
      plain(", „"),
      data(title, ""),
      plain("“"),
    ),
    {
      kind: "heading",
      words: [
        plain("Antrag auf Unterrichtung nach "),
        law === undefined ? { text: "Rechtsgrundlage ergänzen", from: "gap" } : plain(law),
      ],
    },
    paragraph(plain("Sehr geehrte Damen und Herren,")),
    paragraph(
      plain("wir haben in diesem Verfahren ein Angebot abgegeben und mit Schreiben vom "),
      data(undefined, "Datum der Absage ergänzen"),
      plain(
        ` erfahren, dass es nicht berücksichtigt wird. Wir bitten Sie, uns unverzüglich, spätestens innerhalb von ${days} Tagen nach Eingang dieses Antrags, in Textform zu unterrichten über:`,
      ),
    ),
    paragraph(plain("1. die Gründe für die Ablehnung unseres Angebots,")),
    paragraph(plain("2. die Merkmale und Vorteile des erfolgreichen Angebots,")),
    paragraph(plain("3. den Namen des erfolgreichen Bieters.")),
    paragraph(plain("Wir danken Ihnen und freuen uns auf kommende Verfahren.")),
    paragraph(plain("Mit freundlichen Grüßen")),
    paragraph(
      data(undefined, "Name und Funktion ergänzen"),
      plain(", "),
      data(agencyName, "Agentur ergänzen"),
    ),
  ];
}
