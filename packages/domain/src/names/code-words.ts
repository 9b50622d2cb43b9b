/**
 * German words for published codes, list by list: "other" means something else in each. A code that is not listed is
 * shown as it is: better odd than wrong.
 */
const words = {
  // BT-23
  nature: {
    services: "Dienstleistung",
    supplies: "Lieferung",
    works: "Bauleistung",
    combined: "gemischt",
    none: "nicht angegeben",
  },
  // BT-539
  awardCriterion: { price: "Preis", cost: "Kosten", quality: "Qualität" },
  // BT-765
  framework: {
    none: "keine Rahmenvereinbarung",
    "fa-wo-rc": "Rahmenvereinbarung ohne erneuten Wettbewerb",
    "fa-w-rc": "Rahmenvereinbarung mit erneutem Wettbewerb",
    "fa-mix": "Rahmenvereinbarung, teils mit erneutem Wettbewerb",
    fa: "Rahmenvereinbarung",
  },
  // BT-766
  dps: {
    none: "kein Dynamisches Beschaffungssystem",
    "dps-list": "Dynamisches Beschaffungssystem",
    "dps-nlist": "Dynamisches Beschaffungssystem, auch für andere Auftraggeber",
  },
  // BT-17, BT-63
  permission: { required: "erforderlich", allowed: "zulässig", "not-allowed": "nicht zulässig" },
  // BT-771, BT-772
  lateSubmission: {
    "late-all": "Fehlende Unterlagen dürfen nachgereicht werden",
    "late-some": "Einzelne Unterlagen dürfen nachgereicht werden",
    "late-none": "Unterlagen dürfen nicht nachgereicht werden",
  },
  // BT-142
  outcome: {
    "selec-w": "Zuschlag erteilt",
    "clos-nw": "ohne Zuschlag beendet",
    "open-nw": "noch offen",
  },
  // BT-144
  nonAward: {
    unsuccessful: "Keine Angebote oder alle ausgeschlossen",
    "no-rece": "Es gingen keine Angebote oder Teilnahmeanträge ein",
    "all-rej": "Alle Angebote wurden ausgeschlossen oder zurückgezogen",
    "chan-need": "Der Bedarf hat sich geändert",
    "ins-fund": "Die Mittel reichen nicht",
    "no-signed": "Der Vertrag wurde nicht unterschrieben",
    "one-admis": "Nur ein zulässiges Angebot",
    "tch-pro-chan": "Technik oder Verfahren haben sich geändert",
    "tch-pr-error": "Fehler im Verfahren",
    "rev-body": "Entscheidung einer Nachprüfungsstelle",
    "rev-buyer": "Entscheidung des Auftraggebers nach Rüge",
    other: "anderer Grund",
  },
  // BT-140, and BT-200 for a contract modification
  change: {
    "cancel-intent": "Aufhebung beabsichtigt",
    "add-wss": "weitere Leistungen nötig",
    "mod-cir": "unvorhersehbare Umstände",
    "mod-minv": "Änderung von geringem Wert",
    "mod-nons": "keine wesentliche Änderung",
    "mod-repl": "neuer Auftragnehmer",
    "mod-rev": "Überprüfungsklausel oder Option",
    cancel: "Bekanntmachung zurückgezogen",
    "cor-buy": "Berichtigung des Auftraggebers",
    "cor-esen": "Berichtigung durch die Plattform",
    "cor-pub": "Berichtigung durch das Veröffentlichungsamt",
    "cor-gen": "Berichtigung",
    "info-release": "neue Angaben",
    "susp-review": "wegen Nachprüfung ausgesetzt",
    "update-add": "ergänzte Angaben",
  },
  // BT-165
  size: {
    micro: "Kleinstunternehmen",
    small: "kleines Unternehmen",
    medium: "mittleres Unternehmen",
    large: "Großunternehmen",
    sme: "KMU",
  },
  // BT-747, BT-809
  selection: {
    "ef-stand": "Wirtschaftliche und finanzielle Leistungsfähigkeit",
    "tp-abil": "Technische und berufliche Leistungsfähigkeit",
    "sui-act": "Befähigung zur Berufsausübung",
    other: "Sonstige Anforderung",
    "slc-abil-facil-res": "Forschungseinrichtungen",
    "slc-abil-facil-tools": "Technische Ausrüstung",
    "slc-abil-mgmt-env": "Umweltmanagement",
    "slc-abil-mgmt-qual": "Qualitätssicherung",
    "slc-abil-mgmt-supply": "Lieferkettenmanagement",
    "slc-abil-qual": "Ausbildung und Befähigung",
    "slc-abil-qual-inst": "Zertifikate von Prüfstellen",
    "slc-abil-qual-smp-w-autent": "Muster oder Fotos mit Echtheitsnachweis",
    "slc-abil-qual-smp-wo-autent": "Muster oder Fotos",
    "slc-abil-ref-services": "Referenzen zu Dienstleistungen",
    "slc-abil-ref-supply": "Referenzen zu Lieferungen",
    "slc-abil-ref-work": "Referenzen zu Bauleistungen",
    "slc-abil-staff-managem-number": "Zahl der Führungskräfte",
    "slc-abil-staff-qual": "Ausbildung und Befähigung",
    "slc-abil-staff-tech": "Technische Fachkräfte",
    "slc-abil-staff-tech-ctrl": "Technische Fachkräfte für die Qualitätskontrolle",
    "slc-abil-staff-tech-work": "Technische Fachkräfte für die Ausführung",
    "slc-abil-staff-yearly-number": "Durchschnittliche Zahl der Beschäftigten",
    "slc-abil-staff-yrly-avg-mp": "Durchschnittliche Zahl der Beschäftigten",
    "slc-abil-staff-yrly-no-mgmt": "Zahl der Führungskräfte",
    "slc-abil-subc": "Anteil der Unteraufträge",
    "slc-sche-env-cert-indep": "Zertifikate zum Umweltmanagement",
    "slc-sche-env-certif-indep": "Zertifikate zum Umweltmanagement",
    "slc-sche-qu-cert-indep": "Zertifikate zur Qualitätssicherung",
    "slc-sche-qu-certif-indep": "Zertifikate zur Qualitätssicherung",
    "slc-sec-inf": "Informationssicherheit",
    "slc-sec-proc": "Umgang mit Verschlusssachen",
    "slc-sec-supply": "Versorgungssicherheit",
    "slc-stand-fin": "Finanzkennzahlen",
    "slc-stand-ins": "Berufshaftpflichtversicherung",
    "slc-stand-other": "Andere wirtschaftliche Anforderungen",
    "slc-stand-ratio": "Finanzkennzahlen",
    "slc-stand-risk": "Berufshaftpflichtversicherung",
    "slc-stand-to-avg": "Durchschnittlicher Jahresumsatz",
    "slc-stand-to-gen": "Gesamtumsatz",
    "slc-stand-to-spec": "Umsatz im Bereich des Auftrags",
    "slc-stand-to-spec-avg": "Durchschnittlicher Umsatz im Bereich des Auftrags",
    "slc-suit-auth-mbrshp": "Zulassung oder Mitgliedschaft",
    "slc-suit-auth-mbrshp-services": "Zulassung oder Mitgliedschaft",
    "slc-suit-reg-prof": "Eintrag im Berufsregister",
    "slc-suit-reg-trade": "Eintrag im Handelsregister",
  },
  noticeKind: {
    planning: "Vorinformation",
    consultation: "Marktkonsultation",
    call: "Auftragsbekanntmachung",
    "direct-award": "Freiwillige Ex-ante-Transparenz",
    result: "Vergabebekanntmachung",
    modification: "Vertragsänderung",
    completion: "Vertragsende",
    registration: "Registrierung",
  },
  stage: {
    call: "ausgeschrieben",
    awarded: "vergeben",
    cancelled: "aufgehoben",
    planned: "geplant",
  },
  // BT-01; German laws come with and without the country: "de-uvgo", "uvgo"
  legalBasis: {
    vgv: "VgV",
    uvgo: "UVgO",
    "vob-a": "VOB/A",
    "vob-a-eu": "VOB/A-EU",
    "vob-a-vs": "VOB/A-VS",
    vsvgv: "VSVgV",
    sektvo: "SektVO",
    konzvgv: "KonzVgV",
    gwb: "GWB",
    hhr: "Haushaltsrecht",
    svhv: "SVHV",
    "32004l0017": "Richtlinie 2004/17/EG",
    "32004l0018": "Richtlinie 2004/18/EG",
    "32007r1370": "Verordnung (EG) Nr. 1370/2007",
    "32009l0081": "Richtlinie 2009/81/EG",
    "32012r0966": "Verordnung (EU, Euratom) Nr. 966/2012",
    "32014l0023": "Richtlinie 2014/23/EU",
    "32014l0024": "Richtlinie 2014/24/EU",
    "32014l0025": "Richtlinie 2014/25/EU",
    "32018r1046": "Verordnung (EU, Euratom) 2018/1046",
    "32024r2509": "Verordnung (EU, Euratom) 2024/2509",
    other: "andere Rechtsgrundlage",
  },
  // BT-195: what a withheld field would have told
  withheld: {
    "BT-142": "Ergebnis",
    "BT-144": "Grund ohne Zuschlag",
    "BT-160": "Einnahmen aus Konzession",
    "BT-161": "Gesamtwert",
    "BT-118": "Höchstwert der Rahmenvereinbarungen",
    "BT-156": "Höchstwert der Losgruppe",
    "BT-556": "Losgruppe",
    "BT-660": "neu geschätzter Wert",
    "BT-709": "Höchstwert der Rahmenvereinbarung",
    "BT-710": "niedrigstes Angebot",
    "BT-711": "höchstes Angebot",
    "BT-712": "Zahl der Beschwerden",
    "BT-720": "Wert des Angebots",
    "BT-759": "Zahl der Angebote",
    "BT-760": "Art der gezählten Angebote",
    "BT-171": "Rang",
    "BT-191": "Herkunftsland",
    "BT-163": "Wertangabe zur Konzession",
    "BT-193": "Varianten",
    "BT-553": "Wert der Unteraufträge",
    "BT-554": "Unteraufträge",
    "BT-555": "Anteil der Unteraufträge",
    "BT-730": "Wert der Unteraufträge bekannt",
    "BT-731": "Anteil der Unteraufträge bekannt",
    "BT-773": "Unteraufträge",
    "BT-539": "Zuschlagskriterien",
    "BT-540": "Zuschlagskriterien",
    "BT-541": "Gewichtung",
    "BT-734": "Zuschlagskriterien",
    "BT-105": "Verfahrensart",
    "BT-106": "Beschleunigtes Verfahren",
    "BT-88": "Besonderheiten des Verfahrens",
    "BT-135": "Begründung der Direktvergabe",
    "BT-136": "Begründung der Direktvergabe",
    "BT-1252": "Begründung der Direktvergabe",
    "BT-1351": "Begründung der Beschleunigung",
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type CodeList = keyof typeof words;

export function codeWord(list: CodeList, code: string): string;
export function codeWord(list: CodeList, code: string | undefined): string | undefined;
export function codeWord(list: CodeList, code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const labels: Readonly<Record<string, string>> = words[list];
  const key = list === "legalBasis" ? code.toLowerCase().replace(/^de-/, "") : code;
  return Object.hasOwn(labels, key) ? labels[key] : code;
}

/** Criteria of a change record: "price: 60 %; Konzept: 40 %" → "Preis: 60 %; Konzept: 40 %" */
export function criteriaWords(list: "awardCriterion" | "selection", value: string): string {
  return value
    .split("; ")
    .map((item) => item.replace(/^[a-z-]+(?=:|$)/, (code) => codeWord(list, code)))
    .join("; ");
}
