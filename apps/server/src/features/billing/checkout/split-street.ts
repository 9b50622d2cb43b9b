/** "Domkloster 4", "Ringstr. 12 a", "Am Markt 3-5": a word, then what begins with a digit and is short. */
const withNumber =
  /^(?<street>.*\p{L}\.?)\s+(?<houseNumber>\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4}\s?[a-z]?)?)$/iu;

/** The house number of a street that clearly ends with one; squares of Mannheim and streets named by a date stay whole. */
export function splitStreet(text: string): { street: string; houseNumber: string } {
  const { street, houseNumber } = withNumber.exec(text.trim())?.groups ?? {};
  // "Q 7", "Straße des 17. Juni": what stands before is no name, or no number comes last.
  if (!street || !houseNumber || street.length < 3) return { street: text.trim(), houseNumber: "" };
  return { street, houseNumber };
}
