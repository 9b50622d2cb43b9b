import { landOf } from "@tc/domain";
import { createContext, useContext } from "react";
import { Disclosure } from "../../../../ui/layout/card";
import { cpvWords, placesSummary, placeWords } from "./code-words";
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
          {code} <small>{cpvWords(code, labels[code])}</small>
        </li>
      ))}
    </ul>
  );
}

/** From so many on, the places of one Land are summed up. */
const maxListed = 3;

/** Places by Land: a few by name, many as "Hessen, 26 Kreise" that opens to all names. */
export function PlaceList({ nuts, text }: { nuts: readonly string[]; text: string | undefined }) {
  const labels = useContext(CodeLabels);
  const groups = Object.entries(Object.groupBy(nuts, (code) => landOf(code) ?? code));
  return (
    <ul className={styles.list}>
      {text !== undefined && <li>{text}</li>}
      {groups.map(([land, codes = []]) =>
        codes.length > maxListed ? (
          <li key={land}>
            <Disclosure summary={placesSummary(codes)}>
              <ul className={styles.list}>
                <PlaceItems codes={codes} labels={labels} />
              </ul>
            </Disclosure>
          </li>
        ) : (
          <PlaceItems key={land} codes={codes} labels={labels} />
        ),
      )}
    </ul>
  );
}

function PlaceItems({
  codes,
  labels,
}: {
  codes: readonly string[];
  labels: Readonly<Record<string, string>>;
}) {
  return codes.map((code) => (
    <li key={code}>
      {placeWords(code, labels[code])} {code.length > 3 && <small>{code}</small>}
    </li>
  ));
}
