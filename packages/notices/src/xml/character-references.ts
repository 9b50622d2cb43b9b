const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** Text with its entities and character references replaced; undefined where one of them is none. */
export function withoutReferences(text: string): string | undefined {
  let replaced = "";
  let from = 0;
  for (let start = text.indexOf("&"); start !== -1; start = text.indexOf("&", from)) {
    const end = text.indexOf(";", start);
    if (end === -1) return undefined;
    const reference = text.slice(start + 1, end);
    const character = named.get(reference) ?? characterOf(reference);
    if (character === undefined) return undefined;
    replaced += text.slice(from, start) + character;
    from = end + 1;
  }
  return replaced + text.slice(from);
}

/** Of "#92" or "#x5c"; undefined for what is no reference to a character. */
export function characterOf(reference: string): string | undefined {
  const match = /^#(?:(\d{1,7})|x([0-9a-fA-F]{1,6}))$/.exec(reference);
  if (!match) return undefined;
  const [, decimal, hexadecimal] = match;
  const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal);
  return isXmlCharacter(code) ? String.fromCodePoint(code) : undefined;
}

/** The production Char of XML 1.0. */
function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  if (code < 0x1_00_00) return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd);
  return code <= 0x10_ff_ff;
}
