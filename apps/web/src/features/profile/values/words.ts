import { agencySectorDefinitions, agencySectorNames, laender, languages } from "@tc/domain";
import type { Land, Language, PriceLevel } from "@tc/domain";
import type { ProfileData } from "@tc/contract";

export const agencySectorChoices = agencySectorNames.map((value) => ({
  value,
  label: agencySectorDefinitions[value].label,
}));

export const landChoices = (Object.keys(laender) as Land[]).map((value) => ({
  value,
  label: laender[value],
}));

export const languageChoices = (Object.keys(languages) as Language[]).map((value) => ({
  value,
  label: languages[value],
}));

export const priceLevelChoices = [
  { value: "low", label: "Eher günstig" },
  { value: "usual", label: "Üblich" },
  { value: "high", label: "Eher hoch" },
  { value: "unsaid", label: "Keine Angabe" },
] as const satisfies readonly { value: PriceLevel | "unsaid"; label: string }[];

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
