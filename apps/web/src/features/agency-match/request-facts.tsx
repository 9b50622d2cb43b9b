import type { RequestSnapshot } from "@tc/contract";
import { buyerKinds } from "@tc/domain";
import { Fact, Facts } from "../../ui/layout/facts";
import { regionWords, sectorWords, valueWords } from "./words";
import styles from "./agency-match.module.css";

/** What a request says before both sides agree: neither a name nor an address. */
export function RequestFacts({ request }: { request: RequestSnapshot }) {
  return (
    <>
      <p className={styles.description}>{request.description}</p>
      <Facts>
        <Fact name="Auftraggeber">{buyerKinds[request.buyerKind]}</Fact>
        <Fact name="Branche">{sectorWords(request)}</Fact>
        <Fact name="Region">{regionWords(request)}</Fact>
        <Fact name="Auftragswert">{valueWords(request)}</Fact>
      </Facts>
    </>
  );
}
