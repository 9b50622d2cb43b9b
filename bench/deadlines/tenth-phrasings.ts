import type { Phrasing } from "./phrasing.ts";

/** No deadlines, written at the very end. At first sight the reader read 20 of 24 exactly. */
export const tenthPhrasings: readonly Phrasing[] = [
  ["Der Bieter hat die Kalkulation seines Angebots auf Verlangen bis zum 20.03.2027 offenzulegen."],
  ["Das ausgewählte Angebot wird am 15.04.2027 bezuschlagt."],
  ["Die Gültigkeit der Präqualifikation muss bis zum 31.12.2027 reichen."],
  ["Alle Bieter werden bis zum 15.04.2027 über den Ausgang des Verfahrens unterrichtet."],
  ["Die im Angebot benannten Personen stehen bis zum 31.12.2028 zur Verfügung."],
  ["Fragen der Nutzer sind bis 18:00 Uhr am selben Tag zu beantworten, erstmals am 03.05.2027."],
  ["Für Rückfragen während der Umsetzung ist ab dem 01.05.2027 eine Hotline einzurichten."],
  ["Die Submission der vorherigen Ausschreibung fand am 12.03.2023 statt."],
  ["Die Bindefrist der vorherigen Ausschreibung war der 30.04.2023 und ist ohne Belang."],
  ["Das Leistungsverzeichnis ist bis zum 31.12.2029 aufzubewahren."],
  ["Erster Besprechungstermin: 05.05.2027, 10:00 Uhr"],
  ["Nachweise dürfen nicht vor dem 01.01.2026 ausgestellt sein."],
  ["Die Auftraggeberin prüft die Teilnahmeanträge bis zum 26.02.2027."],
  ["Der Versand der Einladungen zu den Verhandlungen erfolgt am 12.04.2027."],
  ["Zum Angebot vom 03.02.2027 liegt eine Ergänzung vor."],
  ["Die Rechnungslegung erfolgt bis zum 15.12.2027."],
  ["Zwei Wochen nach Auftragserteilung findet der Auftakttermin statt."],
  ["Der Auftragnehmer reicht bis zum 30.06.2027 ein Nachtragsangebot ein."],
  ["Das Bieterverfahren wurde am 01.02.2027 eröffnet."],
  ["Die Anfragen der Presse sind ab dem 01.05.2027 zu bearbeiten."],
  ["Die Frist für die Gewährleistung endet am 30.04.2031."],
  ["Verlängerungsoptionen müssen bis zum 31.10.2028 gezogen werden."],
  ["Der Mietvertrag der Räume endet am 31.12.2027."],
  ["Förderantrag: Abgabe bis 30.06.2027 durch den Auftragnehmer"],
];
