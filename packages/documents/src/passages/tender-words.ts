/** Words that people and tender documents use for the same thing, one group a line. */
const groups = `
frist termin schlusstermin abgabetermin deadline
angebotsfrist abgabefrist angebotsabgabe einreichungsfrist
abgeben abgegeben abgabe abzugeben einreichen eingereicht einzureichen einreichung
bieterfrage rückfrage fragefrist
bindefrist zuschlagsfrist
zuschlagskriterium wertungskriterium bewertungskriterium gewichtung wertung bewertung
preis kosten honorar vergütung entgelt
budget auftragswert kostenrahmen obergrenze höchstpreis
pitch präsentation vorstellung bieterpräsentation
entwurf pitchentwurf konzept arbeitsprobe
aufwandsentschädigung pitchhonorar
nutzungsrecht urheberrecht verwertungsrecht rechteeinräumung
laufzeit vertragslaufzeit vertragsdauer vertragszeitraum
verlängerung verlängerungsoption option
vertragsstrafe pönale
zahlung rechnung zahlungsziel zahlungsbedingung abschlag
referenz referenzprojekt vergleichbar
umsatz jahresumsatz mindestumsatz
versicherung haftpflicht betriebshaftpflichtversicherung deckungssumme
nachunternehmer unterauftragnehmer subunternehmer
bietergemeinschaft arbeitsgemeinschaft
mitarbeiter personal team beschäftigte
zertifikat nachweis bescheinigung
ansprechpartner kontakt vergabestelle
sprache deutsch
ort leistungsort erfüllungsort
kündigung kündigungsfrist
`;

export const tenderWords: readonly (readonly string[])[] = groups
  .trim()
  .split("\n")
  .map((line) => line.split(" "));
