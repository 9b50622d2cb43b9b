import type { FormalityItem } from "../items/document-item.ts";

export interface FormalityName {
  readonly kind: FormalityItem["kind"];
  /** What the user reads */
  readonly name: string;
  readonly pattern: RegExp;
  /** Words that the sentence needs besides: a law that is only named asks for no paper. */
  readonly beside?: RegExp;
  /** Words that say that the bidder need not bring it */
  readonly unless?: RegExp;
  /** The name of a platform tells where offers go, whatever is said of it. */
  readonly isPlatform?: true;
}

type Limits = Pick<FormalityName, "beside" | "unless">;

const declaring =
  /erklär|bestätig|versicher|nachweis|nachgewiesen|angabe|vorlieg|verurteilt|formblatt|formular|vordruck|vorzulegen|einzureichen|beizufügen|abzugeben/i;
/** "Der Bieter hat einen Auszug einzuholen und vorzulegen", "Auszug beizufügen", not "Der Auszug ist nicht vorzulegen" */
const bidderActs = [
  String.raw`(?<!(?<!\p{L})keine?n?\s(?:[^\s,;]+\s){0,3})(?:auszug|auszüge|auskunft|auskünfte|bescheinigung)(?!\p{L})(?:\s(?!(?:nicht|kein\p{L}*|holt|ein)(?!\p{L})|eingeholt|angeforder|abgefragt)[^\s,;:]+){0,14}?\s\(?(?:vorzulegen|vorlegen|vorgelegt|beizufügen|beigefügt|beizulegen|beizubringen|einzureichen|einreichen|nachzuweisen)`,
  String.raw`(?<!\p{L}|(?<!\p{L})(?:über|zu[mr]?|für|gegen|bei|beim|von|vom)\s(?:\p{L}{3,6}\s)?)(?:bieter|bewerber|unternehmen)\p{L}{0,3}\s(?:hat|haben|muss|müssen)\s[^.;,]{0,120}?(?:einzuholen|einholen|anfordern|anzufordern)`,
  String.raw`(?:vom|von\s(?:den|dem|jedem)|durch\s(?:den|die|jeden))\s(?:bieter|bewerber|unternehmen)\p{L}{0,3}\s[^.;,]{0,80}?(?:einzuholen|eingeholt|anzufordern)`,
].join("|");
/** "Der Auftraggeber holt einen Auszug ein", "Einträge im Register führen zum Ausschluss" */
const buyerActs = String.raw`eingeholt|einzuholen|einholen|(?<!\p{L})holt\s|abfrage|abfragen|(?:auftraggeber|vergabestelle)\p{L}*\s[^.;]*(?:anfordern|angefordert|anzufordern)|bei der registerbehörde|eintr[aä]g[^.;]{0,60}register`;
const byBuyer = new RegExp(`^(?!.*?(?:${bidderActs})).*?(?:${buyerActs})`, "isu");

/** Papers, forms and ways of submission that tenders ask for, by the words that name them. */
export const formalityNames: readonly FormalityName[] = [
  form(
    "Eigenerklärung §§ 123, 124 GWB",
    /(?:keine?n?\s(?:\S+\s)?ausschlussgr[üu]nd\S*\s(?:\S+\s){0,4})?§§?\s?123[^.\n]{0,40}(?:124|GWB)|ausschlussgr[üu]nd[^.\n]{0,60}(?:erklärung|§)|(?:erklärung|formblatt)[^.\n]{0,60}ausschlussgr[üu]nd/i,
    { beside: declaring },
  ),
  form("MiLoG-Erklärung", /MiLoG|mindestlohngesetz|mindestlohn-?\s?erklärung/i, {
    beside: declaring,
  }),
  form(
    "Tariftreueerklärung",
    /tariftreue(?!-?(?:gesetz|und vergabe))|(?:erklärung|verpflichtung)[^.\n]{0,60}(?:TVgG|LTMG|BTTG|HVTG|TtVG|BbgVergG)|vergabemindestlohn/i,
  ),
  form(
    "Russland-Erklärung",
    /833\/2014|russland-?\s?(?:erklärung|sanktion)|art(?:ikel|\.)\s?5\s?k\b|bezug[ _](?:zu[ _])?russland|RUS-?sanktion/i,
  ),
  form("Scientology-Schutzerklärung", /scientology|L\.\s?Ron Hubbard/i),
  form(
    "Bietergemeinschaftserklärung",
    /(?:bieter|bewerber|arbeits)gemeinschafts?-?\s?erklärung|erklärung (?:(?:der|zur|einer) )?(?:bieter|bewerber|arbeits)(?:-\s?\/\s?arbeits)?gemeinschaft|formblatt\s?(?:L\s?)?234/i,
  ),
  form(
    "Nachunternehmerverzeichnis",
    /verzeichnis\s(?:der|von|über)?\s?(?:\S+\s){0,3}?(?:nach|unterauftrag|sub|unter)[- ]?(?:unternehm|nehm)|nachunternehmer(?:verzeichnis|liste|erklärung)|unterauftragnehmer(?:verzeichnis|liste)|formblatt\s?(?:L\s?)?(?:233|235)/i,
  ),
  form(
    "Verpflichtungserklärung anderer Unternehmen",
    /verpflichtungserklärung\S*\s(?:\S+\s){0,5}?(?:unternehm|nachunternehm|unterauftrag|dritt|eignungsleih)|formblatt\s?(?:L\s?)?236/i,
  ),
  form(
    "Formblatt 124 (Eigenerklärung zur Eignung)",
    /formblatt\s?(?:VHB\s?)?(?:L\s?)?124|\bL\s?124\b|eigenerklärung(?:en)? zur eignung/i,
  ),
  form(
    "Einheitliche Europäische Eigenerklärung",
    /einheitliche\w* europäische\w* eigenerklärung|\bEEE\b|\bESPD\b/i,
  ),
  form("Angebotsschreiben", /angebotsschreiben|angebotsformular|formblatt\s?(?:L\s?)?(?:213|633)/i),
  form(
    "Preisblatt",
    /preis(?:blatt|blätter|verzeichnis|formular)|leistungsverzeichnis (?:ist )?auszufüllen/i,
  ),
  form(
    "Vertraulichkeitserklärung",
    /(?:vertraulichkeits|verschwiegenheits|geheimhaltungs)(?:erklärung|vereinbarung|verpflichtung)/i,
  ),
  form("Verpflichtung nach dem Verpflichtungsgesetz", /verpflichtungsgesetz/i),
  form(
    "Vertrag zur Auftragsverarbeitung",
    /auftragsverarbeitung|(?:abschluss|unterzeichn)\S*\s(?:\S+\s){0,3}AVV\b/i,
    { beside: /vertr[aä]g|vereinbarung|AVV\b/i },
  ),
  proof(
    "Handelsregisterauszug",
    /handelsregister-?\s?(?:auszug|auszüge)|auszug\S*\s(?:\S+\s){0,3}?(?:handels|berufs|partnerschafts)register|registerauszug/i,
  ),
  proof(
    "Nachweis der Haftpflichtversicherung",
    /(?:nachweis|bestätigung|bescheinigung|police|kopie|deckungszusage)\S*\s(?:\S+\s){0,6}?\S*haftpflicht|haftpflicht\S*\s?(?:nachweis|bestätigung|bescheinigung)/i,
  ),
  proof("Referenzblätter", /referenz(?:blatt|blätter|liste|formular|bogen)|formblatt\s?referenz/i),
  proof("Unbedenklichkeitsbescheinigung", /unbedenklichkeits-?\s?bescheinigung/i),
  proof(
    "Auszug aus dem Gewerbezentralregister",
    /(?:keine?\s(?:\S+\s)?eintr[aä]g\S*\s(?:\S+\s){0,2})?gewerbezentralregister/i,
    { unless: byBuyer },
  ),
  proof(
    "Präqualifikation",
    /\bAVPQ\b|PQ-?VOL|präqualifi(?:kations|zierungs)(?:nachweis|verzeichnis|urkunde|zertifikat)/i,
  ),
  proof("Lebensläufe des Teams", /lebensl[aä]uf|\bCVs?\b|(?:mitarbeiter|team|personal)profile?\b/i),
  proof("Urkalkulation", /urkalkulation/i),
  format(
    "qualifizierte elektronische Signatur",
    /qualifizierte[nr]?\s(?:elektronische[nr]?\s)?(?:signatur|siegel)/i,
  ),
  format(
    "fortgeschrittene elektronische Signatur",
    /fortgeschrittene[nr]?\s(?:oder\s(?:\S+\s){0,3})?(?:elektronische[nr]?\s)?signatur/i,
  ),
  format("Textform", /textform|§\s?126\s?b(?!\p{L})/iu),
  format(
    "Unterschrift",
    /(?:eigenhändig|handschriftlich|rechtsverbindlich)\w*\s(?:zu\s)?unter(?:schr|zeich)|unterschrieben(?:es|er|e)?\s(?:einzureichen|vorzulegen|hochzuladen|beizufügen)|\b(?:firmen)?stempel\b/i,
  ),
  format("PDF-Datei", /(?:als|im|in)\s(?:\S+\s){0,3}?PDF|PDF-?(?:datei|format|dokument)/i),
  format(
    "Excel-Datei",
    /(?:als|im|in)\s(?:\S+\s){0,3}?(?:excel|xlsx)|(?:excel|xlsx)-?(?:datei|format|tabelle)/i,
  ),
  format(
    "Seitenzahl begrenzt",
    /(?:maximal|max\.|höchstens|nicht mehr als|bis zu)\s\S{1,12}\s(?:DIN[\s-]?A\s?4[\s-]?)?(?:seiten|folien|slides|charts)/i,
  ),
  platform("DTVP", /\bDTVP\b|deutsches vergabeportal/i),
  platform("e-Vergabe des Bundes", /evergabe-online|e-vergabe(?:-plattform)? des bundes/i),
  platform("subreport", /subreport/i),
  platform("Vergabemarktplatz", /vergabemarktplatz|evergabe\.nrw|cosinex/i),
  platform("vergabe24, Staatsanzeiger", /vergabe24|staatsanzeiger/i),
  platform("Deutsche eVergabe", /deutsche[- ]evergabe|healy hudson/i),
  platform("Vergabemanager", /AI[- ]vergabemanager|vergabemanager/i),
  submission(
    "elektronisch über die Vergabeplattform",
    /(?:elektronisch|digital|ausschließlich)\w*\s(?:\S+\s){0,8}?(?:vergabeplattform|vergabeportal|bieterportal|e-?vergabe|plattform)|(?:vergabeplattform|vergabeportal|bieterportal|e-?vergabe-?system)\s(?:\S+\s){0,6}?(?:einzureichen|abzugeben|hochzuladen|eingereicht|einreich|abgegeben|hochgeladen)/i,
  ),
  submission(
    "per E-Mail",
    /(?:per|über|via)\s(?:e-?mail)\s(?:\S+\s){0,5}?(?:einzureichen|einreich|abzugeben|zu senden|zu übermitteln|zugelassen|zulässig|möglich)|(?:angebot|teilnahmeantr)\S*\s(?:\S+\s){0,6}?(?:per|via)\se-?mail/i,
  ),
  submission(
    "schriftlich auf Papier",
    /papierform|auf dem postweg|per post|verschlossene[mnr]?\s(?:umschlag|brief)/i,
  ),
];

function form(name: string, pattern: RegExp, words: Limits = {}): FormalityName {
  return { kind: "form", name, pattern, ...words };
}

function proof(name: string, pattern: RegExp, words: Limits = {}): FormalityName {
  return { kind: "proof", name, pattern, ...words };
}

function format(name: string, pattern: RegExp): FormalityName {
  return { kind: "format", name, pattern };
}

function submission(name: string, pattern: RegExp): FormalityName {
  return { kind: "submission", name, pattern };
}

function platform(name: string, pattern: RegExp): FormalityName {
  return { kind: "submission", name, pattern, isPlatform: true };
}
