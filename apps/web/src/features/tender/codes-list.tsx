import { agencyBranches, agencyBranchesOf, cpvDivisions, laender, landOf } from "@tc/domain";
import styles from "./codes-list.module.css";

/** "79341000 Werbung & Kampagne": the code as published, in words by branch or division. */
export function CpvList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {codes.map((code) => (
        <li key={code}>
          {code} <small>{cpvWords(code)}</small>
        </li>
      ))}
    </ul>
  );
}

function cpvWords(code: string): string {
  const branch = agencyBranchesOf([code])[0];
  return branch ? agencyBranches[branch].label : (cpvDivisions[code.slice(0, 2)] ?? "");
}

export function PlaceList({ nuts, text }: { nuts: readonly string[]; text: string | undefined }) {
  return (
    <ul className={styles.list}>
      {text !== undefined && <li>{text}</li>}
      {nuts.map((code) => (
        <li key={code}>
          {placeWords(code)} {code.length > 3 && <small>{code}</small>}
        </li>
      ))}
    </ul>
  );
}

function placeWords(code: string): string {
  const land = landOf(code);
  if (land) return laender[land];
  return code === "DE" ? "Deutschland" : code;
}
