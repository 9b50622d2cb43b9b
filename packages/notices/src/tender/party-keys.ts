import type { Organisation } from "@tc/domain";

const maxKeyLength = 300;

/**
 * By what an organisation is known again, surest first: its register or Leitweg number, its VAT number with its name, then
 * its normalised name and town. A number that is a filler counts for nothing; an organisation without name and number has
 * no key.
 */
export function partyKeys(organisation: Organisation): string[] {
  // Offices that buy for one Land are buyers of their own, known by who represents it.
  const name = normaliseName(organisation.originalName ?? organisation.name);
  const keys = organisation.identifiers
    .map(({ value }) => identifierKey(value))
    .filter((key) => key !== undefined)
    // Firms of a group share the VAT number of its head (§ 2 Abs. 2 Nr. 2 UStG) and are buyers of their own.
    .map((key) => (key.startsWith("vat:") ? `${key}|${name}`.slice(0, maxKeyLength) : key));
  if (name !== "") {
    keys.push(`name:${name}|${normaliseName(organisation.town ?? "")}`.slice(0, maxKeyLength));
  }
  return [...new Set(keys)];
}

/** undefined for fillers, phone numbers and anything too short to tell two organisations apart. */
function identifierKey(published: string): string | undefined {
  const text = published.normalize("NFKC").trim();
  if (text.length > 120) return undefined;
  const register = registerKey(text);
  if (register !== undefined) return register;
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const vat = /^(?:UST?T?ID(?:NR)?|VAT(?:ID)?)?(DE\d{9}|ATU\d{8})$/.exec(compact)?.[1];
  if (vat !== undefined) return /^DE(\d)\1{8}$|^DE123456789$/.test(vat) ? undefined : `vat:${vat}`;
  const leitweg = leitwegKey(text);
  if (leitweg !== undefined) return leitweg;
  if (isFiller(text, compact)) return undefined;
  return `id:${compact}`;
}

/** "HRB 12345, Amtsgericht München": numbers are unique within their court only. */
function registerKey(text: string): string | undefined {
  const entry = /\b(HR[AB]|GnR|PR|VR)\s*[:.]?\s*(?:Nr\.?\s*)?(\d{1,7})\s*([A-Z]{1,3}\b)?/i.exec(
    text,
  );
  if (!entry) return undefined;
  const court = normaliseName(
    text
      .replace(entry[0], " ")
      .replace(/\b(amtsgericht|registergericht|ag|handelsregister|nummer|nr)\b\.?/gi, " "),
  );
  if (court === "" || !/[a-z]/.test(court)) return undefined;
  return `register:${entry[1]!.toUpperCase()}${entry[2]}${(entry[3] ?? "").toUpperCase()}|${court}`.slice(
    0,
    maxKeyLength,
  );
}

/** Leitweg-ID: coarse part, optional fine part, two check digits. "0204:" is its scheme in electronic invoices. */
function leitwegKey(text: string): string | undefined {
  const value = text.toUpperCase().replace(/^(?:LEITWEG-?ID)?[:\s]*(?:0204:)?/, "");
  const match = /^(\d{2,12})-([A-Z0-9]{1,30}-)?(\d{2})$/.exec(value);
  if (!match) return undefined;
  const [, coarse = "", fine = ""] = match;
  // "00-0000-00", "12345-…" and the invoice portals' own "991-33333TEST-33" are fillers.
  if (/^(\d)\1*$/.test(coarse) || coarse.startsWith("12345") || fine.includes("TEST"))
    return undefined;
  // Without its fine part a short coarse part names a whole Land.
  if (fine === "" && coarse.length < 5) return undefined;
  return `leitweg:${value}`;
}

function isFiller(text: string, compact: string): boolean {
  const digits = compact.replace(/\D/g, "");
  return (
    compact.length < 5 ||
    digits.length < 3 ||
    // A short bare number is unique within some office only, a register number within its court.
    (digits === compact && digits.length < 8) ||
    /^HR[AB]\d+$/.test(compact) ||
    compact.includes("TEST") ||
    /^0*$/.test(digits) ||
    /^(\d)\1+$/.test(digits) ||
    /^0?123456(789?0?)?$/.test(digits) ||
    isPhone(text) ||
    /^(T|TEL|TELEFON|FAX|PHONE)[0-9]/.test(compact) ||
    /keine?\b|angabe|unbekannt|nicht|entf[aä]llt|n\/a|siehe|unpublished|@/i.test(text)
  );
}

/** "+49 89 1234-0", "0049…", "(089) 12 34 56", "t:08912345678": German platforms fill the field with them. */
function isPhone(text: string): boolean {
  const plain = text.replace(/^t(el)?[.:]\s*/i, "");
  return (
    /^(\+|00)\d[\d\s()/.-]{5,}$/.test(plain) ||
    /^\(?0\d{1,5}\)?[\s/-]+[\d\s/-]{3,}$/.test(plain) ||
    /^t(el)?[.:]\s*\d/i.test(text)
  );
}

/** Lower case, umlauts spelt out, punctuation and legal forms evened out, so that spellings of one name meet. */
export function normaliseName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\bgesellschaft mit beschraenkter haftung\b/g, "gmbh")
    .replace(/\baktiengesellschaft\b/g, "ag")
    .replace(/\be\.\s?v\./g, "ev")
    .replace(/\bg\s?mbh\b/g, "gmbh")
    .replace(/&|\+|\bund\b/g, " u ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
