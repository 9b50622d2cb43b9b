/** What a jury, a course or a meeting is made of, and who looked after a place so far */
const ofOtherPeople =
  /teilnehmerkreis|(?<!\p{L})(?:jury|preisgericht|fachpreisrichter|auswahlgremium|gremium|beirat|auswahlkommission|lenkungskreis)(?!\p{L})|teilnehmen(?!\p{L})|nehmen\s(?:\p{L}+\s){0,3}?teil(?!\p{L})|einzuplanen|betriebsüber(?:gang|nahme)|613a|für (?:rück)?fragen\s(?:steht|stehen)|(?:klasse|gruppe|veranstaltung|kurs|lehrgang|schule)\sumfasst|betreuungsschlüssel|erfolgt\s(?:\p{L}+\s){0,2}?durch|^\W*bisher\s|personalwechsel|(?:neue|ersatz)[rsn]?\s?-?(?:teammitglied|mitarbeit|person|kraft)|(?<!\p{L})(?:bisherige|derzeitige|jetzige|aktuelle|vorherige)[rsn]?\s(?:dienst|auftragnehmer|betreiber|anbieter|unternehmen|agentur|vertragspartner)|präsentationstermin|^\W*(?:die|das|der|den)\s(?:maßnahme|projekt|kurs|schulung|programm|kampagne|teilnehmende\p{L}?|absolvent\p{L}{0,6})\s|^\W*(?:die\s)?kosten\s|preisblatt|vor ort (?:eingesetzt|sein|eintreffen)|(?:binnen|innerhalb von)\s\S{1,6}\s(?:stunden|minuten)|^\W*(?:je|pro)\s(?:gruppe|kurs|klasse|fahrt|tour|einrichtung|raum)|(?:schulung|seminar|fortbildung|workshop)\p{L}{0,3}\s(?:für|von|mit)\s(?:mindestens|mind\.|bis zu)/iu;
/** "Auftraggeber ist ein Zweckverband mit …", "In den letzten drei Jahren hat der Verband …" */
const buyer = String.raw`(?:auftraggeber(?:in)?|vergabestelle|stadt|landkreis|kreis|gemeinde|hochschule|universität|zweckverband|verband|verein|kammer|behörde|ministerium|anstalt|stiftung|stadtwerke|museum|theater|klinikum|haus)`;
const aboutBuyer = new RegExp(
  String.raw`^\W*auftraggeber(?:in)?\s(?:ist|sind)\s|^\W*(?:der|die|das)\s(?:\p{L}+\s)?${buyer}\s(?:betreut|hat|haben|führt|führte|organisiert|veranstaltet|bietet|plant|nutzt|setzt|vergibt|beabsichtigt|sucht|stellt|schließt|arbeitet|übernimmt|trägt)(?!\p{L})|^\W*(?:in|seit)\s[^,;]{3,50}\s(?:hat|haben|betreut|betreibt|führt)\s(?:der|die|das)\s${buyer}\s`,
  "iu",
);
const ofBidder =
  /bieter|bewerb|auftragnehm|eignung|nachzuweisen|vorzulegen|nachweis|gefordert|verlangt|voraussetz|fordert|ausgeschlossen|ausschluss|festgelegt|festgesetzt|vorgegeben/iu;
/** "Öffentliche Auftraggeber können verlangen, dass …": what the law allows */
const allowed =
  /auftraggeber\p{L}{0,3}\s(?:können|kann|dürfen|darf)\s(?:\p{L}+\s){0,6}?(?:verlangen|fordern|vorgeben|zulassen|ablehnen)|(?:können|kann|dürfen|darf)\s(?:der|die|öffentliche)\s(?:\p{L}+\s)?auftraggeber\p{L}{0,3}\s[^;]{0,120}(?:verlangen|fordern|vorgeben)/iu;
const example =
  /^\W*(?:rechen)?beispiel(?:rechnung|e|haft)?\s?:|^\W*(?:zum beispiel|beispielsweise)\s/iu;
/** "Unter Fachkräften sind Personen mit Abschluss zu verstehen" */
const defined =
  /zu verstehen\W*$|im sinne dieser (?:ausschreibung|vergabe|bekanntmachung|unterlagen)|^\W*unter\s[^;]{3,60}\s(?:versteht|verstehen)\s/iu;
/** "Die Vergabestelle geht davon aus, dass die Bieter … verfügen": an assumption */
const assumed =
  /(?<!\p{L})(?:geht|gehen|ging)\s(?:\p{L}+\s){0,3}?davon aus|davon aus(?:zugehen|gegangen)|hat gezeigt,|haben gezeigt,/iu;
/** "Frage 7: Müssen die Referenzen …?", a question to the buyer; "Haben Sie …?" asks the bidder. */
const fromBidder =
  /^\W*(?:(?:bieter|bewerber)?frage\s?(?:nr\.\s?)?\d{0,3}\s?:\s*)?(?:müssen|muss|reicht|reichen|genügt|genügen|darf|dürfen|kann|können|wird|werden|gilt|gelten|ist es|gibt es|welche|wie)\s/iu;
const toBidder = /(?<!\p{L})(?:sie|ihr|ihre[nrms]?)(?!\p{L})/u;
/** "Die Zertifizierung ist keine Voraussetzung", "Ein Mindestumsatz ist entbehrlich" */
const noCondition =
  /(?:ist|sind|stell(?:t|en))\s(?:jedoch\s|aber\s|hierfür\s|dafür\s)?(?:keine?|nicht)\s(?:\p{L}+\s)?(?:voraussetzung|bedingung|pflicht|kriterium|eignungskriterium|mindestanforderung|muss)(?!\p{L})|nicht\s(?:bedingung|voraussetzung|verpflichtend|obligatorisch)|(?:ist|sind)\s(?:\p{L}+\s)?(?:entbehrlich|freiwillig)(?!\p{L})|(?:ohne|hat keine|haben keine)\s(?:auswirkung|einfluss)|lediglich\s(?:eine\s)?(?:information|zur information)/iu;
/** What has an advantage, and what is wished */
const wished =
  /(?:von|als|ein)\s(?:besonderem\s|großem\s)?vorteil|wünschenswert|erwünscht|gern(?:e)? gesehen|willkommen(?!\p{L})|begrüßt|idealerweise|nach möglichkeit/iu;
/** "nur die ersten drei Referenzen werden geprüft" */
const firstOnly =
  /(?<!\p{L})(?:die|der)\sersten\s(?:\p{L}+|\d{1,2})\s[^;]{0,80}(?:geprüft|gewertet|berücksichtigt|betrachtet)|(?:werden|wird)\snur\sdie\sersten/iu;
/** "Der Auftragnehmer legt jährlich einen Nachweis vor, sobald …": while the contract lasts */
const everyYear =
  /auftragnehmer\s(?:[^;]{0,12}jährlich|[^;]{0,100}(?<!\p{L})(?:sobald|unverzüglich nach))(?!\p{L})/iu;
/** A policy that is bought, or one of the buyer */
const insuredThings =
  /(?:ausschreibung|beschaffung|vermittlung|gegenstand)\s(?:[\p{L}]+\s){0,2}?(?:(?:ist|sind|einer|der|von|die|eine)\s){0,2}\p{L}{0,30}-?versicherung|versicherung\sde[rs]\s(?:eigentümer|stadt|gemeinde|klinik|landkreis|hochschule|hauses)/iu;
const calledEligibility =
  /mindestanforderung|eignungskriteri|ausschlusskriteri|(?:verfahren|wettbewerb|vergabe)\s[^;]{0,40}teilnehmen|(?:bieter|bewerber|unternehmen)\steilnehmen|nur\s(?:bieter|bewerber|unternehmen)|^\W*teilnehmen\s/iu;
const must =
  /mindestanforderung|ausschlusskriteri|zwingend|\bmuss\b|müssen|nachzuweisen|gefordert|erforderlich/iu;

/** A turnover that earns something, that somebody else has, or that only tells the size of a firm */
const otherTurnover =
  /provision|(?<!\p{L})pacht|skonto|(?<!\p{L})bonus|rabatt|rückvergütung|gutschrift|statistisch|größeneinstufung|größenklasse|höherer\sums[aä]tz|umsatzbeteiligung|umsatz\s(?:je|pro)\s(?:bestellung|abruf|auftrag)|ums[aä]tz\p{L}{0,4}\s(?:des|der)\s\p{L}{0,20}(?:shops?|museums|theaters|messe|stadt|einrichtung)(?!\p{L})/iu;
const handedOut =
  /bei der zertifizierung|^\W*ziel(?:e)?\s|vorbereitung auf|(?:qualitätsmanagement|managementsystem)\s(?:der|des)\s(?!bieter|bewerber|unternehm|auftragnehm|agentur|büro|betrieb|anbieter|firma)|teilnehmend|absolvent|(?:wird|werden)\s[^;]{0,80}ausgestellt|erhalten\s(?:ein|das)\s/iu;

/** Whether a sentence with the words of a demand demands nothing: an example, a question, a wish, what law allows, or somebody else. */
export function isBesideDemands(kind: string, words: string): boolean {
  if (allowed.test(words) || example.test(words) || assumed.test(words)) return true;
  if (noCondition.test(words) || defined.test(words)) return true;
  if (words.trimEnd().endsWith("?") && fromBidder.test(words) && !toBidder.test(words)) return true;
  if (aboutBuyer.test(words) && !ofBidder.test(words)) return true;
  if (kind === "references" && firstOnly.test(words)) return true;
  if (wished.test(words) && !must.test(words)) return true;
  if (kind === "insurance" && (everyYear.test(words) || insuredThings.test(words))) return true;
  if (kind === "turnover" && otherTurnover.test(words) && !must.test(words)) return true;
  if (kind === "certificates" && handedOut.test(words) && !must.test(words)) return true;
  return kind === "team" && ofOtherPeople.test(words) && !calledEligibility.test(words);
}
