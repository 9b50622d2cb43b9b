export interface CodeListEntry {
  readonly list: string;
  readonly code: string;
  readonly parent?: string;
  readonly labelDe: string;
  readonly labelEn?: string;
}

/** Why bytes are no code list: one English sentence, with the line or element where there is one. */
export class CodeListError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CodeListError";
  }
}

/** CPV in all languages of the EU is about 30 MB. */
export const codeListLimits = {
  bytes: 64_000_000,
  entries: 100_000,
  codeLength: 100,
  labelLength: 2_000,
} as const;

/**
 * The name a list is kept under. Tailored and dated editions hold the same codes: `eforms-country` is `country`,
 * `cpv-2008` is `cpv`, and all levels of NUTS (`nuts-lvl3`, `nuts-de`) are one list.
 */
export function codeListName(name: string): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^eforms-/, "");
  if (/^nuts\b/.test(plain)) return "nuts";
  return /^cpv(-\d{4})?$/.test(plain) ? "cpv" : plain;
}

/** Makes an entry of what a file says, or throws CodeListError. German is missing in some lists: English then. */
export function makeEntry(
  list: string,
  values: { code: string; parent?: string; labelDe?: string; labelEn?: string },
  place: string,
): CodeListEntry {
  const code = values.code.trim();
  const labelEn = values.labelEn?.trim();
  const labelDe = values.labelDe?.trim() || labelEn;
  const parent = values.parent?.trim();
  if (!list) throw new CodeListError(`${place}: the list has no name.`);
  if (!code || code.length > codeListLimits.codeLength) {
    throw new CodeListError(`${place}: a code is missing or too long.`);
  }
  if (!labelDe || labelDe.length > codeListLimits.labelLength) {
    throw new CodeListError(`${place}: the label of ${code} is missing or too long.`);
  }
  return { list, code, labelDe, ...(labelEn && { labelEn }), ...(parent && { parent }) };
}
