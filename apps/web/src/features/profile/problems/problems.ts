import { profileLimits } from "@tc/domain";
import { profileChanges } from "@tc/contract";
import type { ProfileChanges } from "@tc/contract";
import { ApiError } from "../../../platform/api/api-error";

/** A German sentence per input, by its path: `references.0.client`. */
export type Problems = Readonly<Record<string, string>>;

const sentences: readonly (readonly [RegExp, string])[] = [
  [/^companyName$/, "Bitte gib den Namen deiner Agentur an."],
  [/^contactPerson$/, "Bitte nenne eine Ansprechperson."],
  [/^references\.\d+\.client$/, "Bitte nenne den Auftraggeber."],
  [/^references\.\d+\.title$/, "Bitte gib dem Projekt einen Titel."],
  [
    /^(references|turnover)\.\d+\.year$/,
    `Bitte ein Jahr ab ${profileLimits.firstYear}, zum Beispiel 2024.`,
  ],
  [/^certificates\.\d+\.name$/, "Bitte nenne das Zertifikat."],
  [/Cents$|\.cents$/, "Bitte einen Betrag wie 1.234.567."],
  [/^cpv\.\d+$/, "Ein CPV-Code hat 2 bis 8 Ziffern."],
];

/** What the agreed rules refuse, before anything is sent. */
export function problemsOf(changes: ProfileChanges): Problems {
  const { error } = profileChanges.safeParse(changes);
  return collect(
    (error?.issues ?? []).map((issue) => [
      issue.path.join("."),
      issue.code === "too_big" ? "too_big" : "",
    ]),
  );
}

/** What the server refused; its paths start with `changes.`. */
export function serverProblems(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  return collect(error.fields.map(({ path }) => [path.replace(/^changes\./, ""), ""]));
}

/** What is typed into again is judged again only when it is saved. */
export function withoutProblemsOf(problems: Problems, change: object): Problems {
  const keys = Object.keys(change);
  const rest = Object.entries(problems).filter(
    ([path]) => !keys.includes(path.split(".")[0] ?? ""),
  );
  return rest.length === Object.keys(problems).length ? problems : Object.fromEntries(rest);
}

function collect(issues: readonly (readonly [path: string, kind: string])[]): Problems {
  return Object.fromEntries(issues.map(([path, kind]) => [path, sentenceFor(path, kind)]));
}

function sentenceFor(path: string, kind: string): string {
  if (kind === "too_big") return "Das ist zu lang. Bitte kürze es.";
  return sentences.find(([pattern]) => pattern.test(path))?.[1] ?? "Bitte prüfe diese Angabe.";
}
