export const redacted = "[entfernt]";

const secretName =
  "(?:token|passwor[dt]|passwd|kennwort|secret|authorization|cookie|api[_-]?key|jwt|credential|tc_session|\\bpwd|\\bsid)";
const secretKey = new RegExp(secretName, "i");

// "=" and ":" as they are, after a quote (JSON), escaped (JSON in JSON) and as in an address within an address.
const assigned = String.raw`[\w.-]{0,40}\\*["']?\s{0,20}(?:[=:]|%(?:25)*3[ad])`;

// Each is bounded or anchored at the start of a run, so that no text takes long.
const rules: readonly (readonly [RegExp, string])[] = [
  // The rest of the line goes with it: where a password or a cookie ends, nobody can say.
  [new RegExp(`(${secretName}${assigned})[^\\r\\n]+`, "gi"), `$1 ${redacted}`],
  [/\b(Bearer)(?:\s|%20|\+)+[^\s"',;]+/gi, `$1 ${redacted}`],
  // A JSON object in base64url begins like this: the head of a JWT.
  [/eyJ[\w-]*(?:\.[\w-]*){0,2}/g, redacted],
  // The card provider's keys and the secrets of its intents
  [/(?<![A-Za-z\d])(?:sk|rk|whsec)_\w+/g, redacted],
  [/(?<![A-Za-z\d])(?:pi|seti|cs)_\w{0,100}?secret_\w+/g, redacted],
  // user:password@host
  [/\/\/[^\s/@]{1,200}@/g, `//${redacted}@`],
  // What looks like chance: tokens of links and sessions. UUIDs, words and tenders' addresses stay.
  [/(?<![\w-])(?=[a-z\d_-]*[A-Z])[\w-]{40,}/g, redacted],
  [/(?<![A-Za-z\d])(?=[A-Za-z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{24,}/g, redacted],
  [/(?<![A-Za-z\d])[\da-f]{32,}/gi, redacted],
];

function redactText(text: string): string {
  return rules.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
}

const maxLevels = 10;

/**
 * The same value without tokens, passwords, keys and cookies: in every text and key, at every depth. Rather too much is
 * removed than too little; what is left is for a human who looks for the cause of an error.
 */
export function redactSecrets(value: unknown, level = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (level >= maxLevels) return redacted;
  if (Array.isArray(value)) return value.map((part) => redactSecrets(part, level + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      redactText(key),
      // Whether cookies are switched on is no secret.
      secretKey.test(key) && part !== null && typeof part !== "boolean"
        ? redacted
        : redactSecrets(part, level + 1),
    ]),
  );
}
