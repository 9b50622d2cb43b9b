/** What the operator looks for. Place and mail address are the operator's and filled in by the server. */
export interface Posting {
  /** Also the subject of an application. */
  readonly title: string;
  readonly summary: string;
  readonly employment: "fullTime" | "partTime";
  readonly pay?: {
    readonly from: number;
    readonly to: number;
    readonly per: "year" | "hour";
  };
  readonly tasks: readonly string[];
  readonly profile: readonly string[];
}

/** Euros a year for learning, for everybody. */
export const learningBudgetEuros = 1_000;

export const generalSubject = "Initiativbewerbung";

export const postings: readonly Posting[] = [
  {
    title: "AI Engineer",
    summary: "Du bringst Modellen bei, Vergabeunterlagen zu lesen, ohne etwas dazuzuerfinden.",
    employment: "fullTime",
    tasks: [
      "Du entwickelst die Bewertung hinter AgencyFit und TenderChances weiter und misst sie an echten Ergebnissen.",
      "Du baust die Auswertung von Unterlagen so, dass jede Aussage ihr Zitat mitbringt und ohne Zitat wegfällt.",
      "Du prüfst, was Sprachmodelle in der EU für uns leisten und wo einfachere Verfahren besser sind.",
      "Du zeigst Unsicherheit als Spanne, statt sie hinter einer Zahl zu verstecken.",
    ],
    profile: [
      "Erfahrung mit Sprachverarbeitung oder Statistik in einem Produkt, das Menschen täglich nutzen",
      "Sicherer Umgang mit TypeScript oder Python",
      "Freude daran, ein Modell zu widerlegen, bevor es Kundschaft tut",
      "Deutsch so gut, dass du eine Leistungsbeschreibung verstehst",
    ],
  },
  {
    title: "Database Specialist",
    summary:
      "Du machst aus vielen Fassungen einer Bekanntmachung eine Ausschreibung, auf die Verlass ist.",
    employment: "fullTime",
    tasks: [
      "Du pflegst das Datenmodell für Ausschreibungen, Lose, Auftraggeber und Zuschläge in PostgreSQL.",
      "Du hältst Suche und Filter schnell, auch wenn der Bestand Jahr für Jahr wächst.",
      "Du sorgst dafür, dass jede Agentur nur sieht, was ihr gehört, und prüfst das mit Tests.",
      "Du planst Sicherung, Wiederherstellung und Umbauten ohne Ausfall.",
    ],
    profile: [
      "Mehrjährige Erfahrung mit PostgreSQL, von der Abfrage bis zum Betrieb",
      "Gespür für Datenqualität: Du markierst Zweifel, statt sie zu glätten",
      "Kenntnisse in TypeScript oder die Lust, sie zu erwerben",
      "Interesse an Datenstandards wie eForms und OCDS",
    ],
  },
  {
    title: "Product Manager DACH",
    summary: "Du weißt, was Agenturen vor einer Bewerbung fragen, und machst daraus ein Produkt.",
    employment: "fullTime",
    pay: { from: 70_000, to: 90_000, per: "year" },
    tasks: [
      "Du sprichst mit Agenturen in Deutschland, Österreich und der Schweiz und beobachtest, wie sie entscheiden.",
      "Du legst fest, was wir als Nächstes bauen, und sagst genauso klar, was nicht.",
      "Du misst, ob eine Funktion Zeit spart, und nimmst zurück, was nicht hilft.",
      "Du schreibst Texte, die ohne Vergabelexikon verständlich sind.",
    ],
    profile: [
      "Erfahrung im Produktmanagement eines Online-Dienstes für Unternehmen",
      "Kenntnis des Agenturgeschäfts oder des Vergaberechts, am besten von beidem",
      "Deutsch auf dem Niveau einer Muttersprache und gutes Englisch",
      "Die Gewohnheit, Annahmen an Zahlen zu prüfen",
    ],
  },
  {
    title: "Data Entry Specialist",
    summary: "Du siehst, was eine Maschine übersieht: das fehlende Los, die unmögliche Frist.",
    employment: "partTime",
    pay: { from: 15, to: 20, per: "hour" },
    tasks: [
      "Du vergleichst ausgelesene Angaben mit der amtlichen Bekanntmachung.",
      "Du ordnest Ausschreibungen Branchen und Leistungen zu.",
      "Du hältst fest, wo unsere Auswertung irrt, damit sie besser wird.",
      "Du ergänzt Angaben zu Auftraggebern und Zuschlägen aus öffentlichen Quellen.",
    ],
    profile: [
      "Sorgfalt auch bei der hundertsten Bekanntmachung",
      "Sicheres Deutsch und geübtes Lesen von Amtstexten",
      "Sicherer Umgang mit Tabellen",
      "Vorkenntnisse im Vergaberecht sind schön, aber kein Muss",
    ],
  },
];
