import { countOf, countPattern } from "../reference-count.ts";

/** Who does a job, by name; endless words of a hostile text must not be tried from each of their letters. */
const role = String.raw`(?:\p{L}{1,20}-)?(?:\p{L}{0,24}(?:leiter|leitung|koordinator|manager|prüfer|planer|trainer|dozent|berater|fahrer(?!laubnis|karte)|ingenieur(?!bau|büro|leist|kammer)|techniker(?!prüf)|redakteur|entwickler|architekt(?!ur|enkammer)|dolmetscher|sprachmittler|übersetzer|erzieher|wachleute|statiker|gutachter|sachverständige|monteur|vermesser|coach|auditor|moderator|pädagog|psycholog|therapeut|jurist|anw[aä]lt|(?<!bürger|haus|platz)meister(?!brief|titel|schaft|prüf)|mechatroniker|elektriker|elektroniker|informatiker|gärtner|restaurator|archäolog|biolog|fotograf|texter|designer|lehrkr[aä]ft|fachkr[aä]ft|pflegekr[aä]ft|kr[aä]ft(?=e|\s)|personal|mitarbeit(?:er|ende)|(?<=\p{L}{3})beauftragte|person(?:en)?(?!\p{L})|leute|bearbeiter(?!\p{L}{3})|gesellen|administrator|schweißer|historiker|geolog|geograph|chemiker|geschäftsführer|prokurist|ausbilder|betreuer|unterrichtende|lehrende)\p{L}{0,6}(?:/-?in(?:nen)?)?|SiGeKo|Scrum Master|Product Owner|Art Director)(?!\p{L})`;
/** What they have learned or may do */
const degree = String.raw`(?:dipl\.|diplom|m\.?\s?sc|b\.?\s?sc|m\.\s?a\.|b\.\s?a\.|master|bachelor|magister|meister(?!schaft)|studium|hochschul|abgeschlossene\p{L}?\s(?:\p{L}+\s){0,3}?ausbildung|berufsausbildung|ausbildung\s(?:zu[mr]?|als)\s|sachkunde|fachkunde|approbation|\p{L}{2,12}-zulassung|zulassung\s(?:als|nach|durch)\s|lehrbefähigung|befähigung\s(?:zu[mr]|als)\s(?!berufsaus)|fahrerlaubnis|führerschein|\p{L}{4,20}(?<!liefer|gut|versicherungs|erb|wäge|abnahme)schein(?!\p{L})|\p{L}{0,12}beförderungsschein|P-Schein|bauvorlageberechtig|staatlich(?:e\p{L}?)?\s(?:anerkannt|geprüft|zertifi)|staatl\.|examiniert|öffentlich bestellt|wirtschaftsprüfer|steuerberater|rechtsanw[aä]lt|fachanw[aä]lt|zertifi(?:kat|zier)|gesellenbrief|berufszulassung|deutschkenntnisse|niveau\s[ABC][12]|RAB\s?30|unterrichtung\s(?:nach|gem|gemäß|§)|muttersprach)`;
const years = String.raw`(?:mindestens|mind\.|min\.|wenigstens|≥|>=|>|mehr als)\s{0,2}(?:${countPattern}|\d{1,2})[\s-]?(?:-?jährige|jahre?)`;
const roleOf = String.raw`(?<!\p{L})${role}`;

/** "Der leitende Prüfer muss Wirtschaftsprüfer sein", "Der vorgesehene SiGeKo besitzt die Qualifikation nach …" */
const mustHave = new RegExp(
  String.raw`${roleOf}\s(?:[^;:]{0,60}\s)?(?:muss|müssen|besitzt|besitzen|verfügt|verfügen|hat|haben|ist|sind|weist|weisen)\s[^;]{0,120}?(?:${degree}|qualifikation\s(?:nach|als|gemäß)\s|(?:architekt|ingenieur|planer|jurist|facharzt|psycholog)\p{L}{0,4}[^;]{0,40}\ssein(?!\p{L})|(?:${countPattern})\sjahren?\s\p{L}{0,20}erfahrung|${years}n?\s[^;]{0,60}(?:erfahrung|gearbeitet|tätig|praxis))`,
  "iu",
);
/** "Projektleiter: Dipl.-Ing., >= 7 Jahre Berufserfahrung", "Qualifikation des Objektleiters: Meister" */
const titled = new RegExp(
  String.raw`^\W{0,4}(?:\S{1,6}\s)?(?:(?:qualifikation|anforderung\p{L}{0,2}|mindestqualifikation)\s(?:an\s)?(?:de[rsn]|die|das)\s)?(?:\p{L}{2,20}e[rs]?\s)?(?:${role}|objektüberwachung|bauüberwachung|projektsteuerung|kundenberatung)(?:\s\p{L}{3,24}){0,3}\s?[:–-]\s[^;]{0,80}?(?:${degree}|${years})`,
  "iu",
);
/** "Nachweis der Qualifikation als Jobcoach … für jede Lehrkraft" */
const provenAs = new RegExp(
  String.raw`nachweise?\p{L}{0,2}\s(?:der|einer|über die)\s(?:\p{L}+\s)?(?:qualifikation|ausbildung|sachkunde|fachkunde)\s(?:als\s\p{L}{4,30}|alle?r?\s(?:eingesetzten|vorgesehenen)\s${role}\s(?:durch|mit|mittels)\s)`,
  "iu",
);
/** "2 Personen mit Bedienerschein", "3 Vollzeitkräfte mit Ausbildung zur …" */
const counted = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(?<count>(?!eine?[mnrs]?\s)${countPattern}|\d{1,3})\s(?:[\p{L}()/-]{3,30}\s){0,2}?${role}\s(?:mit|und)\s(?:\p{L}{3,24}\s){0,3}?(?:\p{L}{0,20}${degree}|${years})`,
  "giu",
);
/** "Zwei zertifizierte Administratoren sind zu benennen" */
const trained = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(?<count>(?!eine?[mnrs]?\s)${countPattern}|\d{1,3})\s(?:zertifizierte|ausgebildete|examinierte|geprüfte|approbierte|(?:staatlich\s)?anerkannte|festangestellte|fest angestellte)\s(?:[\p{L}-]{3,30}\s)?${role}`,
  "giu",
);
const demanded =
  /benennen|mindest|mind\.|nachweis|nachzuweisen|\bmuss\b|müssen|gefordert|erforderlich/iu;
/** "mind. 2 Mechatroniker", "wenigstens zwei Sachverständige": no words but the job */
const atLeast = new RegExp(
  String.raw`(?:mindestens|mind\.|min\.|wenigstens|≥|>=)\s{0,2}(?<count>${countPattern}|\d{1,3})\s(?:(?:fest(?:angestellte\p{L}{0,2})?|staatl\p{L}{0,7}\.?|anerkannte\p{L}?|examinierte\p{L}?|ausgebildete\p{L}?|qualifizierte\p{L}?|weitere|geprüfte\p{L}?)\s){0,2}${role}`,
  "giu",
);
/** "Leitung durch eine approbierte Ärztin", "Ein Sachkundiger nach TRGS 519 ist zu benennen" */
const ledBy = new RegExp(
  String.raw`leitung\sdurch\seine?[nrm]?\s(?:\p{L}{3,24}\s){0,2}?(?:${degree}|${role}|ärzt|arzt)|(?:sachkundige[rn]?|befähigte[rn]?\sperson|fachkundige[rn]?)\s[^;]{3,60}\s(?:ist|sind)\s(?:\p{L}+\s)?(?:zu benennen|nachzuweisen|vorzuhalten|zu stellen)`,
  "iu",
);
/** "Zertifikat … bei mindestens einer Person" */
const ofSome = new RegExp(
  String.raw`(?:qualifikation|zertifikat|ausbildung|sachkunde|abschluss)[^;]{0,80}\s(?:bei|von|durch)\s(?:mindestens|mind\.|wenigstens)\s(?<count>${countPattern})\s(?:\p{L}+\s)?(?:person|mitarbeit)`,
  "giu",
);
/** "setzt ausschließlich Fahrer mit gültiger Fahrerlaubnis ein", called a criterion of eligibility */
const only = new RegExp(
  String.raw`(?:ausschließlich|nur)\s[^;]{0,80}${role}\s[^;]{0,10}mit\s[^;]{0,60}${degree}`,
  "iu",
);
/** Papers, duties at work, points, wishes and people of the buyer */
const noDemand =
  /optional|wünschenswert|von vorteil|bewertet|gewertet|punkte?(?!\p{L})|soweit vorhanden|sofern|falls\s|mitführen|mitzuführen|auf verlangen|führungszeugnis|unterwiesen|unterweisung|dienstkleidung|eingewiesen|verschwiegenheit|weisungs|(?:leiter|kräfte|mitarbeitende|mitarbeiter|personal)\sde[rs]\s(?:einrichtung|amt|volkshochschule|schule|verwaltung|stadt|hochschule|klinik|behörde|museum|hauses)|beim auftraggeber|des auftraggebers|der auftraggeberin|der (?:schule|stadt|verwaltung)(?!\p{L})|(?<!\p{L})bitte(?!\p{L})|(?<!\p{L})name(?:n)?(?!\p{L})|bei sich|____|kosten|preisblatt|beauftragt(?!\p{L}{2})|formblatt|lebensl[aä]ufe?\s(?:der|des|aller)|stundens[aä]tz|tagess[aä]tz|studien- und|studiennachweis|teilnehm|(?<!\p{L})(?:je|pro)\s(?:schicht|einsatz|veranstaltung|gruppe|tag|termin)|(?<!\p{L})soll(?:te|en|ten)?(?!\p{L})|(?:kann|können|darf|dürfen)(?!\p{L})|nicht erforderlich|(?:bieter|bewerber)gemeinschaft|gewinnen|geschult|schulung (?:für|von)|zielgruppe (?:ist|sind)|referenzgeber/iu;
const maxCount = 200;

interface People {
  readonly count?: number;
  readonly at: number;
}

/** People with a degree, a licence or years of practice that a bidder must have; `around` says whether it is about eligibility. */
export function qualifiedPeople(words: string, isOfEligibility: boolean): People | undefined {
  if (noDemand.test(words)) return undefined;
  for (const pattern of [
    counted,
    ofSome,
    ...(demanded.test(words) ? [trained] : []),
    ...(isOfEligibility ? [atLeast] : []),
  ]) {
    for (const match of words.matchAll(pattern)) {
      const figure = match.groups?.["count"] ?? "";
      const count = /^\d{1,3}$/.test(figure) ? Number(figure) : countOf(figure);
      if (count !== undefined && count > 0 && count <= maxCount) return { count, at: match.index };
    }
  }
  const sayings = [mustHave, titled, provenAs, ledBy, ...(isOfEligibility ? [only] : [])];
  for (const pattern of sayings) {
    const at = words.search(pattern);
    if (at >= 0) return { at };
  }
  return undefined;
}
