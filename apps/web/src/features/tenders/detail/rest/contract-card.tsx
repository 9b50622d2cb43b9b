import { Card } from "../../../../ui/layout/card";
import { Fact, Facts } from "../../../../ui/layout/facts";
import { Prose } from "../../../../ui/layout/prose";
import { CpvList, PlaceList } from "../facts/codes-list";
import { hasValues, ValueFacts } from "../facts/tender-values";
import { LotFacts } from "../lots/lots";
import type { Tender } from "../queries";

/** What the contract is: values as published, and with a single lot all that it says of itself. */
export function ContractCard({ tender }: { tender: Tender }) {
  const only = tender.lots.length === 1 ? tender.lots[0] : undefined;
  const lotText = only?.description === tender.description ? undefined : only?.description;
  const hasPlace = !only && (tender.nuts.length > 0 || tender.placeText !== undefined);
  const isEmpty = !only && !hasPlace && tender.cpv.length === 0 && !hasValues(tender.values);
  if (isEmpty) return null;
  return (
    <Card title="Auftrag">
      <Prose text={lotText} />
      <Facts>
        {hasValues(tender.values) && <ValueFacts values={tender.values} />}
        <Fact name="CPV">{!only && tender.cpv.length > 0 && <CpvList codes={tender.cpv} />}</Fact>
        <Fact name="Ort">
          {hasPlace && <PlaceList nuts={tender.nuts} text={tender.placeText} />}
        </Fact>
      </Facts>
      {only && <LotFacts lot={hasValues(tender.values) ? { ...only, values: {} } : only} />}
    </Card>
  );
}
