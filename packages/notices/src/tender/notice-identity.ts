const uuid = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:-\d{1,3})?$/;
const publicationNumber = /^0*(\d{1,8})-(\d{4})$/;
/** "2019/S 123-456789", the long form of the Official Journal's number 456789-2019. */
const journalNumber = /^(\d{4})\/s ?\d{1,3}-0*(\d{1,8})$/;
const onlyZeros = /^[0-]+$/;

/**
 * Brings what a notice calls itself or another one by (BT-701, BT-758, BT-125, OPP-090, OPP-010) to one form,
 * so that both spellings meet: a UUID without its version, or number-year of the Official Journal, else the text.
 * undefined for fillers that would tie strangers together.
 */
export function noticeIdentity(text: string): string | undefined {
  const value = text.trim().toLowerCase();
  const id = uuid.exec(value)?.[1];
  if (id !== undefined) return onlyZeros.test(id) ? undefined : id;
  const short = publicationNumber.exec(value);
  if (short) return Number(short[1]) === 0 ? undefined : `${short[1]}-${short[2]}`;
  const long = journalNumber.exec(value);
  if (long) return Number(long[2]) === 0 ? undefined : `${long[2]}-${long[1]}`;
  if (value.length < 4 || value.length > 200 || !/\d{3}/.test(value) || onlyZeros.test(value))
    return undefined;
  return value;
}

/** BT-04 as a key; undefined for empty ones and fillers. */
export function procedureIdentity(procedureId: string | undefined): string | undefined {
  const value = procedureId?.trim().toLowerCase() ?? "";
  if (value.length < 4 || value.length > 200 || onlyZeros.test(value) || !/\d/.test(value))
    return undefined;
  return value;
}
