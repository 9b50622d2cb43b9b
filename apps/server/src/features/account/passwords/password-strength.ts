import { passwordWords } from "./password-words.ts";
import { AppError, accountLimits, brand } from "@tc/domain";

/**
 * Throws weak_password with a German `reason` unless the password is good enough to be chosen. It is taken exactly as
 * typed. `words` are what an attacker tries first: the agency's name, the person's, the address.
 */
export async function checkPassword(
  password: string,
  { words }: { words: readonly string[] },
): Promise<void> {
  const { passwordMin, passwordMax } = accountLimits;
  // Characters as Unicode counts them: an umlaut or a plain emoji is one, as on the form.
  const { length } = Array.from(password);
  if (length < passwordMin) refuse(`Mindestens ${passwordMin} Zeichen sind nötig.`);
  if (length > passwordMax) refuse(`Höchstens ${passwordMax} Zeichen sind möglich.`);
  const judge = await loadJudge();
  const parts = namesIn([brand, ...words]);
  const { score, feedback } = judge(password.slice(0, judgedChars), parts);
  if (score < goodScore) {
    refuse(
      [feedback.warning ?? "Das ist zu leicht zu erraten.", ...feedback.suggestions].join(" "),
    );
  }
  // Names are the first guess, so what stands beside them has to be good by itself.
  const rest = without(password, parts);
  if (rest !== password && judge(rest.slice(0, judgedChars), parts).score < goodScore) {
    refuse("Eigene Namen, Adressen und der Name der Agentur sind leicht zu erraten.");
  }
}

function refuse(reason: string): never {
  throw new AppError("weak_password", { reason });
}

/** zxcvbn's "safely unguessable": more than a hundred million guesses. */
const goodScore = 3;

// The judgement blocks the server, and its time grows fast with the length and with characters that may stand for
// letters: minutes for 128 of them. The beginning alone has to be good enough, which takes about 10 ms at worst.
const judgedChars = 20;
const maxSubstitutions = 2;

async function load() {
  const [core, common, german] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-de"),
  ]);
  core.zxcvbnOptions.setOptions({
    dictionary: { ...common.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
    translations: { ...german.translations, ...passwordWords },
    l33tMaxSubstitutions: maxSubstitutions,
  });
  return core.zxcvbn;
}

let loading: ReturnType<typeof load> | undefined;

/** The dictionaries have tens of thousands of words; the first who chooses a password loads them. */
function loadJudge() {
  return (loading ??= load());
}

/** The words of names and addresses, longest first. Shorter ones occur in any password. */
function namesIn(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []);
  return [...new Set(parts)].sort((a, b) => b.length - a.length);
}

function without(password: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => {
    const at = rest.toLowerCase().indexOf(part);
    return at < 0 ? rest : rest.slice(0, at) + rest.slice(at + part.length);
  }, password);
}
