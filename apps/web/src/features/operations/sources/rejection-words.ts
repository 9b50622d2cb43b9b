const words: Readonly<Record<string, string>> = {
  too_large: "größer, als eine Bekanntmachung sein darf",
  not_utf8: "keine gültige Zeichenkodierung",
  doctype: "XML mit einer Dokumenttyp-Angabe, die nicht gelesen wird",
  too_deep: "zu tief verschachtelt",
  too_many_elements: "zu viele Elemente",
  too_many_attributes: "zu viele Attribute",
  field_too_long: "ein Feld ist zu lang",
  list_too_long: "eine Liste ist zu lang",
  procedure_too_large: "das Verfahren hat zu viele Bekanntmachungen",
  malformed_xml: "kein gültiges XML",
  malformed_json: "kein gültiges JSON",
  unknown_format: "unbekanntes Format",
  missing_identity: "ohne Kennung",
  reader_failed: "der Leser ist daran gescheitert",
  not_applied: "gelesen, ließ sich aber nicht übernehmen",
  unknown: "ohne Angabe",
};

/** Why a notice could not be read. A reason that this table lacks shows its code. */
export const rejectionWords = (code: string): string => words[code] ?? code;
