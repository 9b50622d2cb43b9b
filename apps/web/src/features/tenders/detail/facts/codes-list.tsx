import {
  agencySectorDefinitions,
  agencySectorsOf,
  cpvDivisions,
  laender,
  landOf,
} from "@tc/domain";
import { createContext, useContext } from "react";
import styles from "./codes-list.module.css";

/** Official labels of the codes, where the lists were imported. */
export const CodeLabels = createContext<Readonly<Record<string, string>>>({});

/** "79341400 Werbekampagnen": the code as published, in official words, else by agency sector or division. */
export function CpvList({ codes }: { codes: readonly string[] }) {
  const labels = useContext(CodeLabels);
  return (
    <ul className={styles.list}>
      {codes.map((code) => (
        <li key={code}>
          {code} <small>{labels[code] ?? cpvWords(code)}</small>
        </li>
      ))}
    </ul>
  );
}

function cpvWords(code: string): string {
  const agencySector = agencySectorsOf([code])[0];
  return agencySector
    ? agencySectorDefinitions[agencySector].label
    : (cpvDivisions[code.slice(0, 2)] ?? "");
}

export function PlaceList({ nuts, text }: { nuts: readonly string[]; text: string | undefined }) {
  const labels = useContext(CodeLabels);
  return (
    <ul className={styles.list}>
      {text !== undefined && <li>{text}</li>}
      {nuts.map((code) => (
        <li key={code}>
          {placeWords(code, labels[code])} {code.length > 3 && <small>{code}</small>}
        </li>
      ))}
    </ul>
  );
}

/** "Köln, Kreisfreie Stadt (Nordrhein-Westfalen)"; without the official list the Land alone. */
function placeWords(code: string, label: string | undefined): string {
  const land = landOf(code);
  if (!land) return label ?? (code === "DE" ? "Deutschland" : code);
  return label === undefined || code.length === 3 ? laender[land] : `${label} (${laender[land]})`;
}
