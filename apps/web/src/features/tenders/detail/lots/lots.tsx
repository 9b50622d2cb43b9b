import { codeWord, lotName } from "@tc/domain";
import { languageWord } from "../../../../platform/format/words";
import { useState } from "react";
import { formatNumber } from "../../../../platform/format/format";
import { Button } from "../../../../ui/forms/button";
import { Disclosure } from "../../../../ui/layout/card";
import { Fact, Facts } from "../../../../ui/layout/facts";
import { Prose } from "../../../../ui/layout/prose";
import { CpvList, PlaceList } from "../facts/codes-list";
import { candidatesWords } from "./candidates-words";
import { AwardCriteria, SelectionCriteria } from "./criteria";
import { durationWords } from "../facts/duration-words";
import type { Lot } from "../queries";
import { hasValues, ValueFacts } from "../facts/tender-values";
import styles from "./lots.module.css";

const shownAtFirst = 20;

/** All lots, closed. Only those that are open cost anything, so hundreds stay fast. */
export function Lots({ lots }: { lots: readonly Lot[] }) {
  const [shown, setShown] = useState(shownAtFirst);
  const rest = lots.length - shown;
  return (
    <>
      {lots.slice(0, shown).map((lot) => (
        <LotDisclosure key={lot.id} lot={lot} />
      ))}
      {rest > 0 && (
        <Button className={styles.more} onClick={() => setShown(shown + 100)}>
          {formatNumber(Math.min(rest, 100))} weitere von {formatNumber(lots.length)} Losen zeigen
        </Button>
      )}
    </>
  );
}

function LotDisclosure({ lot }: { lot: Lot }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      onToggle={setOpen}
      summary={
        <span className={styles.summary}>
          <b>{lotName(lot.id)}</b> {lot.title ?? "ohne Titel"}
        </span>
      }
    >
      {isOpen && <LotBody lot={lot} />}
    </Disclosure>
  );
}

/** Everything one lot says of itself. With a single lot it stands open in the page. */
export function LotBody({ lot }: { lot: Lot }) {
  return (
    <div className={styles.body}>
      <Prose text={lot.description} />
      <LotFacts lot={lot} />
      {lot.awardCriteria.length > 0 && (
        <section>
          <h3>Zuschlagskriterien</h3>
          <AwardCriteria criteria={lot.awardCriteria} />
        </section>
      )}
      {lot.selectionCriteria.length > 0 && (
        <section>
          <h3>Eignung</h3>
          <SelectionCriteria criteria={lot.selectionCriteria} />
        </section>
      )}
    </div>
  );
}

export function LotFacts({ lot }: { lot: Lot }) {
  return (
    <Facts>
      {hasValues(lot.values) && <ValueFacts values={lot.values} />}
      <Fact name="Laufzeit">{durationWords(lot.duration)}</Fact>
      <Fact name="Verlängerung">{lot.duration?.renewalText}</Fact>
      <Fact name="Optionen">{lot.options}</Fact>
      <Fact name="Rahmen">
        {lot.framework === "none" ? undefined : codeWord("framework", lot.framework)}
      </Fact>
      <Fact name="Rahmenpartner">
        {lot.frameworkSeats !== undefined && `höchstens ${formatNumber(lot.frameworkSeats)}`}
      </Fact>
      <Fact name="Beschaffungssystem">
        {lot.dps === "none" ? undefined : codeWord("dps", lot.dps)}
      </Fact>
      <Fact name="Bewerber">{candidatesWords(lot)}</Fact>
      <Fact name="CPV">{lot.cpv.length > 0 && <CpvList codes={lot.cpv} />}</Fact>
      <Fact name="Ort">
        {(lot.nuts.length > 0 || lot.placeText !== undefined) && (
          <PlaceList nuts={lot.nuts} text={lot.placeText} />
        )}
      </Fact>
      <Fact name="Abgabe">
        {lot.electronicSubmission !== undefined &&
          `elektronisch ${codeWord("permission", lot.electronicSubmission)}`}
      </Fact>
      <Fact name="Sprachen">{lot.submissionLanguages.map(languageWord).join(", ")}</Fact>
      <Fact name="Bindefrist">
        {lot.bindingDays !== undefined && `${formatNumber(lot.bindingDays)} Tage`}
      </Fact>
      <Fact name="Nebenangebote">{codeWord("permission", lot.variants)}</Fact>
      <Fact name="Nachreichen">{codeWord("lateSubmission", lot.lateSubmission)}</Fact>
      <Fact name="Sicherheit">{lot.guaranteeRequired === true && "wird verlangt"}</Fact>
      <Fact name="Für KMU">{lot.smeSuitable === true && "ausdrücklich geeignet"}</Fact>
      <Fact name="Wiederkehrend">
        {lot.recurring === true && "wird voraussichtlich wieder ausgeschrieben"}
      </Fact>
    </Facts>
  );
}
