/** "LOT-0001" → "Los 1"; an id of another form is shown as published. */
export function lotName(id: string): string {
  const number = /^(?:LOT|PAR|GLO)-0*(\d+)$/.exec(id)?.[1];
  if (number === undefined) return /^\d+$/.test(id) ? `Los ${Number(id)}` : id;
  return id.startsWith("GLO") ? `Losgruppe ${number}` : `Los ${number}`;
}
