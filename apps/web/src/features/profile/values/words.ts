import { agencySectorDefinitions, agencySectorNames, laender } from "@tc/domain";
import type { Land } from "@tc/domain";
import type { ProfileData } from "@tc/contract";

export const agencySectorChoices = agencySectorNames.map((value) => ({
  value,
  label: agencySectorDefinitions[value].label,
}));

export const landChoices = (Object.keys(laender) as Land[]).map((value) => ({
  value,
  label: laender[value],
}));

const languageWords = {
  DEU: "Deutsch",
  ENG: "Englisch",
  FRA: "Französisch",
  ITA: "Italienisch",
  SPA: "Spanisch",
  NLD: "Niederländisch",
  POL: "Polnisch",
  DAN: "Dänisch",
  CES: "Tschechisch",
  TUR: "Türkisch",
  UKR: "Ukrainisch",
  RUS: "Russisch",
} as const satisfies Record<ProfileData["languages"][number], string>;

export const languageChoices = (Object.keys(languageWords) as (keyof typeof languageWords)[]).map(
  (value) => ({ value, label: languageWords[value] }),
);

export const notificationChoices = [
  { value: "immediately", label: "Sofort", hint: "Eine Mail, sobald etwas Passendes erscheint." },
  { value: "daily", label: "Täglich", hint: "Eine Mail am Tag, wenn es Neues gibt." },
  { value: "weekly", label: "Wöchentlich", hint: "Ein Überblick in der Woche." },
  { value: "off", label: "Gar nicht", hint: "Du siehst neue Treffer nur hier." },
] as const satisfies readonly {
  value: ProfileData["notificationWish"];
  label: string;
  hint: string;
}[];
