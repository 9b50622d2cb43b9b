const german: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const maxLength = 60;

/** A readable address: words of the title, then as much of the id as makes it unique. */
export function tenderSlug(title: string, id: string): string {
  const words = title
    .toLowerCase()
    .normalize("NFC")
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength + 1)
    .replace(/-[^-]*$/, (rest, offset: number, whole: string) =>
      whole.length > maxLength ? "" : rest,
    )
    .replace(/^-+|-+$/g, "");
  return [words, id.replaceAll("-", "").slice(0, 12)].filter((part) => part !== "").join("-");
}
