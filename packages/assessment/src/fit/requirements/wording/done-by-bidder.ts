import { countPattern } from "../reference-count.ts";

const bidder = String.raw`(?:bieter|bewerber|unternehmen|agentur|anbieter|büro|dienstleister|firma|firmen|institut|verlag|druckerei|hersteller|lieferant|träger|kanzlei|labor|fachbetrieb|makler|spedition|caterer|auftragnehmer|bietergemeinschaft|ingenieurbüro|planungsbüro|betrieb)(?:s|n|en|in|innen|/in)?`;
const ofBidder = new RegExp(String.raw`(?<!\p{L})${bidder}(?!\p{L})`, "iu");
const participle = String.raw`(?:\p{L}{0,12}ge\p{L}{2,14}(?:t|en)|\p{L}{2,18}iert|(?:be|er|ent|ver|zer|über|unter)\p{L}{2,14}(?:t|en)|vollzogen|übernommen)`;
/** "Der Bieter hat … in Betrieb gesetzt", "muss … abgewickelt haben", "dass er … betreut hat", "Sie haben … produziert" */
const done = [
  new RegExp(
    String.raw`(?<!\p{L}|eine?\s)${bidder}\s(?:hat|haben)\s[^;]{3,260}?\s${participle}(?=\s?(?:[.,;()]|$|und\s|oder\s))`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${bidder}\s(?:muss|müssen)\s[^;]{3,260}?\s${participle}\s(?:haben)(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${bidder}(?:\s|,\s)[^;]{3,260}?\s${participle}\s(?:hat|haben)(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${bidder}[^;,]{0,40},\s(?:die|der|das|welche[rs]?)\s[^;]{3,260}?\s${participle}\s(?:hat|haben)(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`^\W*(?:sie|wir)\shaben\s[^;]{3,260}?\s${participle}(?=\s?(?:[.,;()]|$|und\s|oder\s))`,
    "iu",
  ),
];
/** "müssen bereits für Behörden tätig gewesen sein" */
const wasActive = new RegExp(
  String.raw`(?<!\p{L})${bidder}\s(?:muss|müssen)\s[^;]{3,120}(?:bereits|schon)\s[^;]{0,60}tätig gewesen`,
  "iu",
);
/** "… b) er wenigstens zwei Projekte betreut hat", of the bidder named before */
const heHasDone = new RegExp(
  String.raw`(?<!\p{L})(?:er|sie|es)\s[^;]{3,260}?\s${participle}\s(?:hat|haben)(?!\p{L})|^\W*(?:er|sie|es)\s(?:hat|haben|muss|müssen)\s[^;]{3,260}?\s${participle}(?=\s?(?:[.,;)]|$|und\s|oder\s|haben))`,
  "iu",
);
/** It was done before, so often or so large. */
const before =
  /(?<!\p{L})(?:bereits|schon)\s|(?:hat|haben)\s(?:\d{1,2}|zwei|drei|vier|fünf)\s|(?:mindestens|mind\.|wenigstens|≥|>=|mehr als|über|ab)\s?(?:\d|ein|zwei|drei|vier|fünf|zehn)|(?:letzten|vergangenen|zurückliegenden|vorangegangenen)\s/iu;
/** What bidders declare of themselves and of their offer */
const declared =
  /angebots?(?!\p{L})|(?<!\p{L})(?:vergabe)?unterlage|formular|formblatt|steuer|abgaben|beitr[aä]g|verfehlung|straf|verurteil|verst[oö]ß|verstoßen|insolvenz|auskunft|auskünfte|ausgefüllt|eingereicht|unterschrieben|unterzeichnet|informiert|eingewilligt|verpflichtet|gelesen|anerkannt|kenntnis|besichtigt|geldbu|ausschlussgr|mangelhaft|gekündigt|schadensersatz|täusch|vorbereitung|beschäftig|versichert|abgegeben|gefordert|verlangt|zur verfügung|erwirtschaftet|erzielt|erreicht|ums[aä]tz|anteil|%|registr|eingetragen|gegründet|zertifi|mitarbeit|personal|lebenslauf|projektleit|bauleit|vertrags(?:laufzeit|dauer)|für (?:die|den) auftraggeber\p{L}*\stätig|(?<!\p{L})(?:nicht|kein\p{L}{0,2})\s(?!vor|weniger)|gemacht|berichtet|monatlich|^\W*(?:nachdem|wenn|sobald|sofern|falls|solange)\s|(?<!\p{L})bis\s(?:ende\s|zum\s(?:projekt|vertrags)?ende|spätestens|\d{1,2}\suhr)|mitzuteilen|(?<!\p{L})ob\s|(?<!\p{L})wurden?\s(?:\d{4}\s)?von\s|vorgelegt|vergeben(?!\p{L})|(?<!\p{L})bevor(?!\p{L})|(?<!\p{L})binnen|stunden|eingesetzt|(?:€|eur|euro)\s(?:umgesetzt|erlöst)|veröffentlicht werden/iu;
/** Instead of the denial that keeps a bidder out: "Wer nicht mindestens zwei Umzüge durchgeführt hat" */
const lacking = new RegExp(
  String.raw`(?<!\p{L})(?:wer|${bidder},?\s(?:die|der|das|welche))\s(?:bisher\s|bislang\s)?(?:nicht|noch nicht|noch kein\p{L}{0,2}|kein\p{L}{0,2})\s[^;]{3,160}?\s${participle}\s(?:hat|haben)(?!\p{L})[^;]{0,80}(?:nicht geeignet|ungeeignet|ausgeschlossen|nicht (?:weiter )?berücksichtigt|nicht zugelassen|scheide)`,
  "iu",
);
const lackingOther =
  /steuer|abgaben|beitr[aä]g|erklär|unterlage|nachweise?\s(?:nicht|bis)|angebot/iu;

/** Whether it is demanded that the bidder has done such work before, which is a reference; `around` may name the bidder. */
export function hasDoneBefore(words: string, around: string): boolean {
  if (lacking.test(words) && !lackingOther.test(words)) return true;
  if (wasActive.test(words)) return true;
  if (!before.test(words) || declared.test(words)) return false;
  if (done.some((pattern) => pattern.test(words))) return true;
  return ofBidder.test(around + words) && heHasDone.test(words);
}

const least = String.raw`(?:mindestens|mind\.|min\.|wenigstens|≥|>=)\s{0,2}`;
const years = String.raw`(?:${countPattern}[\s-]?(?:jahre?n?(?!\p{L})|jährige\p{L}?)|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|zehn)jährige\p{L}?)`;
/** "mindestens 1 Jahr Erfahrung in …", "Erfahrung … über mindestens zwei Jahre", "zweijährige Tätigkeit in" */
const forYears = [
  new RegExp(
    String.raw`${least}${years}\s(?:\p{L}{3,20}\s){0,2}?(?:erfahrung(?:en)?|tätigkeit|praxis)\s(?:(?:de[rs]|eines)\s${bidder}\s)?(?:in|im|mit|bei|beim|auf|als)(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})erfahrung(?:en)?\s(?:(?:de[rs]|eines)\s${bidder}\s)?(?:in|im|mit|bei|beim|auf)\s[^;]{3,120}(?:von|über|seit)\s(?:einen zeitraum von\s)?${least}${years}`,
    "iu",
  ),
  new RegExp(
    String.raw`nachweis\s(?:einer\s|der\s|über eine?\s)?(?:${least})?${years}\s(?:\p{L}{3,20}\s){0,2}?(?:tätigkeit|erfahrung)\s(?:in|im|als|auf|bei|mit)(?!\p{L})`,
    "iu",
  ),
];
/** "muss zwei Jahre Erfahrung in … haben" */
const mustHaveYears = new RegExp(
  String.raw`(?:\bmuss\b|müssen|verfügt|verfügen|mit)\s(?:über\s)?${years}\s(?:\p{L}{3,20}\s){0,2}?erfahrung(?:en)?\s(?:in|im|mit|bei|auf)(?!\p{L})`,
  "iu",
);
/** "muss seit mindestens drei Jahren in der Schülerbeförderung tätig sein" */
const activeFor = new RegExp(
  String.raw`(?<!\p{L})${bidder}\s[^;]{0,80}seit\s${least}${years}\s(?:in|im|auf|als|mit)\s[^;]{3,120}(?:tätig|aktiv|beschäftigt|vertraut)(?!\p{L})`,
  "iu",
);
/** "Der Caterer betreibt seit mindestens zwei Jahren eine Mensa" */
const runsFor = new RegExp(
  String.raw`(?<!\p{L})${bidder}\s(?:betreibt|betreut|führt|liefert|fertigt|produziert|reinigt|berät|veranstaltet|erbringt)\s(?:bereits\s)?seit\s${least}${years}\s\p{L}`,
  "iu",
);
/** An item of a list; whole sentences must name the bidder. */
const asItem =
  /^\W{0,4}(?:\S{1,6}\s{1,3})?(?:[\p{L}\s/-]{3,40}:\s)?(?:mindestens|mind\.|min\.|wenigstens|nachweis|erfahrung|mehrjährige|\p{L}{3,7}jährige|fachliche|kenntnis|einschlägige|praktische|gefordert|vorausgesetzt|voraussetzung)/iu;
const ofPeople =
  /mitarbeit|personal|\p{L}{2}leit(?:er|ung)|lebenslauf|(?<!\p{L})person(?:en)?(?!\p{L})|berater(?:in|innen)?(?!\p{L})|kr[äa]ft(?:e|en)?(?!\p{L})|redakteur|beschäftigte|team|ansprechp|eingesetzte|vorgesehene|berufserfahrung|ingenieur(?!büro)|architekt(?!urbüro)|trainer|dozent|stellvertret|qualifikation|koordinator|manager|prüfer|(?:in|er)\s(?:mit|hat)\s/iu;

/** Whether so many years of experience or activity are demanded of the firm; `around` names whom an item of a list is about. */
export function isActiveForYears(words: string, around: string): boolean {
  if (activeFor.test(words) || runsFor.test(words))
    return !/projektleit|mitarbeit|person|für uns|für den auftraggeber/iu.test(words);
  if (ofPeople.test(words)) return false;
  if (mustHaveYears.test(words)) return ofBidder.test(words) || /^\W*wer\s/iu.test(words);
  if (!forYears.some((pattern) => pattern.test(words))) return false;
  return ofBidder.test(words) || (asItem.test(words) && !ofPeople.test(around));
}
