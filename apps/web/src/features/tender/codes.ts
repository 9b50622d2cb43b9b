/** German words for published codes. A code that is not listed is shown as it is: better odd than wrong. */
const words: Readonly<Record<string, string>> = {
  // BT-23 nature
  services: "Dienstleistung",
  supplies: "Lieferung",
  works: "Bauleistung",
  combined: "gemischt",
  // BT-539 award criterion
  price: "Preis",
  cost: "Kosten",
  quality: "Qualität",
  // BT-765 framework
  "fa-wo-rc": "Rahmenvereinbarung ohne erneuten Wettbewerb",
  "fa-w-rc": "Rahmenvereinbarung mit erneutem Wettbewerb",
  "fa-mix": "Rahmenvereinbarung, teils mit erneutem Wettbewerb",
  fa: "Rahmenvereinbarung",
  // BT-766 dynamic purchasing system
  "dps-list": "Dynamisches Beschaffungssystem",
  "dps-nlist": "Dynamisches Beschaffungssystem, auch für andere Auftraggeber",
  // BT-17, BT-63 and the like
  required: "erforderlich",
  allowed: "zulässig",
  "not-allowed": "nicht zulässig",
  // BT-771, BT-772
  "late-all": "Fehlende Unterlagen dürfen nachgereicht werden",
  "late-some": "Einzelne Unterlagen dürfen nachgereicht werden",
  "late-none": "Unterlagen dürfen nicht nachgereicht werden",
  // BT-142 outcome
  "selec-w": "Zuschlag erteilt",
  "clos-nw": "ohne Zuschlag beendet",
  "open-nw": "noch offen",
  // BT-144 no award
  unsuccessful: "Keine Angebote oder alle ausgeschlossen",
  "no-rece": "Es gingen keine Angebote oder Teilnahmeanträge ein",
  "all-rej": "Alle Angebote wurden ausgeschlossen",
  "chan-need": "Der Bedarf hat sich geändert",
  "ins-fund": "Die Mittel reichen nicht",
  "no-signed": "Der Vertrag wurde nicht unterschrieben",
  "one-admis": "Nur ein zulässiges Angebot",
  "tch-pro-chan": "Technik oder Verfahren haben sich geändert",
  "tch-pr-error": "Fehler im Verfahren",
  "rev-body": "Entscheidung einer Nachprüfungsstelle",
  "rev-buyer": "Entscheidung des Auftraggebers nach Rüge",
  other: "anderer Grund",
  // BT-140 reason of a change
  cancel: "Bekanntmachung zurückgezogen",
  "cor-buy": "Berichtigung des Auftraggebers",
  "cor-esen": "Berichtigung durch die Plattform",
  "cor-pub": "Berichtigung durch das Veröffentlichungsamt",
  "cor-gen": "Berichtigung",
  "info-release": "neue Angaben",
  "susp-review": "wegen Nachprüfung ausgesetzt",
  "update-add": "ergänzte Angaben",
  // BT-165 size
  micro: "Kleinstunternehmen",
  small: "kleines Unternehmen",
  medium: "mittleres Unternehmen",
  large: "Großunternehmen",
  sme: "KMU",
  // BT-747, BT-809 selection
  "ef-stand": "Wirtschaftliche und finanzielle Leistungsfähigkeit",
  "tp-abil": "Technische und berufliche Leistungsfähigkeit",
  "sui-act": "Befähigung zur Berufsausübung",
  "slc-abil-ref-services": "Referenzen zu Dienstleistungen",
  "slc-abil-ref-supply": "Referenzen zu Lieferungen",
  "slc-abil-ref-work": "Referenzen zu Bauleistungen",
  "slc-abil-staff-yearly-number": "Durchschnittliche Zahl der Beschäftigten",
  "slc-abil-staff-managem-number": "Zahl der Führungskräfte",
  "slc-abil-staff-tech": "Technische Fachkräfte",
  "slc-abil-qual": "Ausbildung und Befähigung",
  "slc-abil-facil-tools": "Technische Ausrüstung",
  "slc-abil-mgmt-qual": "Qualitätssicherung",
  "slc-abil-subc": "Anteil der Unteraufträge",
  "slc-stand-to-gen": "Gesamtumsatz",
  "slc-stand-to-avg": "Durchschnittlicher Jahresumsatz",
  "slc-stand-to-spec": "Umsatz im Bereich des Auftrags",
  "slc-stand-to-spec-avg": "Durchschnittlicher Umsatz im Bereich des Auftrags",
  "slc-stand-risk": "Berufshaftpflichtversicherung",
  "slc-stand-fin": "Finanzkennzahlen",
  "slc-stand-other": "Andere wirtschaftliche Anforderungen",
  "slc-suit-reg-prof": "Eintrag im Berufsregister",
  "slc-suit-reg-trade": "Eintrag im Handelsregister",
  "slc-suit-auth-mbrshp-services": "Zulassung oder Mitgliedschaft",
  "slc-sche-qu-certif-indep": "Zertifikate zur Qualitätssicherung",
  "slc-sche-env-certif-indep": "Zertifikate zum Umweltmanagement",
  // Kinds of notices
  planning: "Vorinformation",
  consultation: "Marktkonsultation",
  call: "Auftragsbekanntmachung",
  "direct-award": "Freiwillige Ex-ante-Transparenz",
  result: "Vergabebekanntmachung",
  modification: "Vertragsänderung",
  completion: "Vertragsende",
  registration: "Registrierung",
  // Stages
  awarded: "vergeben",
  cancelled: "aufgehoben",
  planned: "geplant",
  // BT-01 legal basis
  vgv: "VgV",
  uvgo: "UVgO",
  "vob-a": "VOB/A",
  sektvo: "SektVO",
  konzvgv: "KonzVgV",
  "32014l0024": "Richtlinie 2014/24/EU",
  "32014l0025": "Richtlinie 2014/25/EU",
  "32014l0023": "Richtlinie 2014/23/EU",
  "32009l0081": "Richtlinie 2009/81/EG",
};

export function codeWord(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  // German laws come with and without the country: "de-uvgo", "uvgo".
  return words[code.toLowerCase().replace(/^de-/, "")] ?? code;
}

const languageNames = new Intl.DisplayNames("de", { type: "language", fallback: "code" });

/** "DEU" → "Deutsch" */
export function languageWord(code: string): string {
  try {
    return languageNames.of(code.toLowerCase()) ?? code;
  } catch {
    return code;
  }
}
