import { criterionStart } from "./criterion-line.ts";

/** Words around a weight that are none of the criterion's name. */
const behindName =
  /(?:[\s(:;,./…=–—-]|\b(?:gewicht\p{L}*|wichtung|(?:prozent|punkte)?anteil|max\.?|maximal|(?:maximale )?punkte?|punktzahl|bis|zu|mit|von|in %|einer?|einem|der|und|sowie|wird|werden|beträgt|betragen|fließt|fließen|fliesst|fliessen|geht|gehen|zählt|zählen|wobei|jeweils|gewertet|bewertet|berücksichtigt|davon|darunter)(?=[\s:;,.)=–—-]|$)|(?<=\s|^)\d[\d.'’‘]*)+$/iu;
const heading =
  /^.*(?:(?:[Zz]uschlags|[Ww]ertungs|[Bb]ewertungs)kriteri(?:\p{L}*[^:%]{0,60}:\s*(?=.*\p{L}{3})|(?:en|um)\s+(?=\p{Lu}\p{Ll}))|(?:[Kk]riterien|[Gg]ewichtung)[^:%]{0,60}:\s*(?=[\p{Lu}„]))/u;
/** "Los 2:", "Kriterium:", "Qualitätskriterium - Name:", "Für das Kriterium" */
const label =
  /^(?:(?:(?:fach|teil)?los(?:e|en)?\s*\d+(?:\s?(?:,|und|bis|\/|–|-)\s?\d+)*|für alle lose|(?:qualitäts|kosten|zuschlags|wertungs)?kriterium(?:\s*[-–]\s*name)?|name|bezeichnung|titel)\s*[:–]\s+|(?:für\s+)?(?:das\s+)?(?:zuschlags|wertungs|bewertungs)?kriterium\s+(?=[\p{Lu}„"»]))/iu;
/** "und der", "davon", "beim", "unterteilt in" */
const beforeName =
  /^(?:[\s,.;/+|:)\]–—-]|(?:und|sowie|davon|darunter|hiervon|nämlich|wird|werden|beim|entfallen|unterteilt|aufgeteilt|gegliedert|bei\s+de[rmn]|(?:für|auf)\s+(?:den|die|das)|in(?=\s+\p{Lu}))\s+(?=\S)|(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em)\s+(?=\p{Lu}))+/u;
/** "Insgesamt sind 500 Punkte erreichbar: Preis": what stands before a colon at the end of a sentence */
const intro =
  /^(?:.*\s)?(?:erreichbar|möglich|vergeben|gewertet|gewichtet|folgt|ein|aus|zusammen):\s+(?=\S)/u;
const verbs =
  "wird|werden|sind|ist|beträgt|betragen|setzt|setzen|zählt|zählen|erfolgt|gelten|gilt|gehen|geht|fließt|fließen|lauten|bilden|beinhaltet|berücksichtigt|ermittelt";
/** The beginning of a sentence in which the criterion is named behind the verb, or behind a colon at the end of it */
const lead = new RegExp(
  String.raw`^(?!wie\b|inwie|welche|ob\b).*(?<!\p{L})(?:${verbs})(?!\p{L})(?:[^:]*:\s*|(?:\s+\p{Ll}+)*?(?:\s+(?=\p{Lu})|\s+(?:aus|zusammen|folgt|nach)$))`,
  "u",
);
/** "in die Bewertung ein, die Qualität": the end of what is said of the weight before */
const endOfClause = /^\p{Ll}[^,:]{0,60},\s*(?:und\s+)?(?=(?:der|die|das)\s\p{Lu})/u;
const nameless =
  /(?:^|[.!]\s)(?:die\s)?(?:zuschlags|wertungs|bewertungs|vergabe)kriteri\p{L}*(?:\sein)?$/iu;
/** "… wesentlicher Bestandteil (Gewichtung Konzept 60 %)", "… mit dem wirtschaftlichsten Angebot in Bezug auf Preis (30 %)" */
const besideLabel =
  /^.*(?:\((?:[Gg]ewich-?tung|[Ww]ichtung)\s+(?=\p{Lu})|[Aa]ngebot\p{L}*\sin\sBezug\sauf\s(?:(?:den|die|das)\s)?)/u;
const maxName = 120;
const maxWords = 400;

/** The name of a criterion, from the words beside its weight. */
export function criterionName(words: string): string {
  // Only the end of a long line stands beside its weight.
  const near = words.length > maxWords ? words.slice(-maxWords) : words;
  const { rest } = criterionStart(near.replaceAll(/[\t|]/g, " "));
  const plain = rest
    .replace(besideLabel, "")
    .replace(heading, "")
    .replaceAll(/\s+/g, " ")
    .replace(beforeName, "")
    .replace(endOfClause, "")
    .replace(beforeName, "")
    .replace(label, "")
    .replace(behindName, "")
    .replace(intro, "")
    .replace(lead, "")
    .replace(/^\((?=[^)]*$)/u, "")
    .replace(beforeName, "")
    .replace(/(?<=\p{L}|\))\s?\d{0,2}\.$/u, "")
    .trim();
  const name = withoutBrackets(criterionStart(plain).rest.replace(beforeName, ""));
  if (!/\p{L}{3}/u.test(name) || nameless.test(name)) return "";
  if (name.length <= maxName) return name;
  // Of a long sentence before a weight the end names the criterion.
  return name.slice(name.lastIndexOf(" ", name.length - maxName) + 1);
}

/** "(Preis)" is "Preis"; a bracket that nothing opens or closes is none of the name. */
function withoutBrackets(name: string): string {
  const inner = /^\(([^()]+)\)$/.exec(name)?.[1];
  if (inner !== undefined) return inner;
  if (/^\([^)]*$/.test(name)) return name.slice(1).trim();
  return /^[^(]*\)$/.test(name) ? name.slice(0, -1).trim() : name;
}
