import type { PlausibilityFlag, ProcedureType, ProcurementLevel, TenderState } from "@tc/domain";

export const stateWords = {
  planned: "geplant",
  open: "offen",
  expired: "abgelaufen",
  awarded: "vergeben",
  cancelled: "aufgehoben",
} as const satisfies Record<TenderState, string>;

export const procedureWords = {
  open: "Offenes Verfahren",
  restricted: "Nichtoffenes Verfahren",
  "neg-w-call": "Verhandlungsverfahren mit Teilnahmewettbewerb",
  "neg-wo-call": "Verhandlungsverfahren ohne Teilnahmewettbewerb",
  "comp-dial": "Wettbewerblicher Dialog",
  innovation: "Innovationspartnerschaft",
  "comp-tend": "Wettbewerbliche Vergabe",
  "oth-single": "Sonstiges einstufiges Verfahren",
  "oth-mult": "Sonstiges mehrstufiges Verfahren",
  other: "Sonstiges Verfahren",
} as const satisfies Record<ProcedureType, string>;

export const levelWords = {
  eu: "EU-weit",
  national: "National",
} as const satisfies Record<ProcurementLevel, string>;

export const valueKindWords = {
  estimated: "Schätzwert",
  awarded: "vergebener Wert",
  "framework-maximum": "Höchstwert",
} as const;

/** A short word for the list and a sentence for the detail. */
export const flagWords = {
  deadline_implausible: {
    word: "Frist unplausibel",
    sentence:
      "Die veröffentlichte Frist wirkt unplausibel. Prüfe sie beim Auftraggeber, bevor du planst.",
  },
  deadline_missing: {
    word: "Frist fehlt",
    sentence:
      "Die Bekanntmachung nennt keine Frist. Sie steht vermutlich in den Vergabeunterlagen.",
  },
  deadline_conflict: {
    word: "Fristen widersprüchlich",
    sentence:
      "Lose oder Quellen nennen verschiedene Fristen. Verlass dich auf die früheste und frag nach.",
  },
  value_placeholder: {
    word: "Wert ist Platzhalter",
    sentence:
      "Ein veröffentlichter Wert liegt unter 100 €: ein Platzhalter oder Stückpreis. Er sagt nichts über die Auftragsgröße.",
  },
  value_out_of_range: {
    word: "Wert unplausibel",
    sentence:
      "Ein veröffentlichter Wert passt nicht zu den übrigen: zu den Losen, zum Höchstwert oder zu den Angeboten. Wir rechnen nicht damit.",
  },
  value_is_framework_maximum: {
    word: "Wert ist Höchstwert",
    sentence:
      "Der veröffentlichte Wert gleicht dem Höchstwert der Rahmenvereinbarung. Das ist kein erwarteter Umsatz.",
  },
  lot_sum_mismatch: {
    word: "Summe der Lose passt nicht",
    sentence: "Die Werte der Lose ergeben zusammen nicht den Wert des Verfahrens.",
  },
  award_without_call: {
    word: "wohl schon vergeben",
    sentence: "Als Ausschreibung veröffentlicht, dem Text nach aber schon vergeben.",
  },
  buyer_unclear: {
    word: "Auftraggeber unklar",
    sentence: "Aus der Bekanntmachung geht nicht eindeutig hervor, wer Auftraggeber ist.",
  },
  texts_shortened: {
    word: "Texte gekürzt",
    sentence:
      "Überlange Texte sind hier gekürzt und enden mit „…“. Vollständig stehen sie in der Originalbekanntmachung.",
  },
  lists_shortened: {
    word: "Listen gekürzt",
    sentence:
      "Überlange Listen sind hier gekürzt. Vollständig stehen sie in der Originalbekanntmachung.",
  },
} as const satisfies Record<PlausibilityFlag, { word: string; sentence: string }>;

export function isFlag(flag: string): flag is PlausibilityFlag {
  return flag in flagWords;
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
