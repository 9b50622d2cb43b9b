import path from "node:path";
import { assembleHistory, contractsOf, retenderWindow } from "@tc/assessment";
import type { HistoryCall, HistoryContract, RetenderWindow } from "@tc/assessment";
import { addMonths } from "@tc/domain";
import type { Tender } from "@tc/domain";
import { groupNotices } from "@tc/notices";
import { readRealNotices } from "../../apps/server/src/testing/real-notices.ts";
import { tenderOf } from "../fit/real-tenders.ts";

/** A contract of the real data and the call that seems to have followed it; every field as published. */
export interface RealPair {
  readonly contract: HistoryContract;
  readonly successor: HistoryCall;
  /** undefined: the radar would have said nothing */
  readonly window: RetenderWindow | undefined;
  readonly rule: string;
}

export interface RealPairs {
  readonly tenders: number;
  readonly contracts: number;
  /** With an end, published or computed */
  readonly dated: number;
  readonly pairs: readonly RealPair[];
}

const archives = [
  "notices/germany",
  "notices/national-service.zip",
  "notices/national-service-2.zip",
  "notices-ted-r209/ted-r208-r209-de.zip",
];

/** Of all services, not only those of agencies: there are too few. */
export async function realPairs(data: string): Promise<RealPairs> {
  const notices = await readRealNotices(archives.map((name) => path.join(data, name)));
  const tenders = groupNotices(notices).map((group, at) => ({
    id: String(at),
    tender: tenderOf(group),
  }));
  const contracts = tenders.flatMap(({ id, tender }) => realContracts(id, tender));
  const calls = tenders.flatMap(({ id, tender }) => realCall(id, tender));
  const pairs = assembleHistory(contracts, calls).flatMap(({ contract, successor, habits }) =>
    successor === undefined
      ? []
      : [
          {
            contract,
            successor,
            window: retenderWindow(contract.terms, habits),
            rule: addMonths(contract.terms.awardedOn, 48),
          },
        ],
  );
  return {
    tenders: tenders.length,
    contracts: contracts.length,
    dated: contracts.filter(({ terms }) => terms.endsOn !== undefined).length,
    pairs,
  };
}

function realContracts(id: string, tender: Tender): HistoryContract[] {
  return contractsOf(tender).flatMap(({ lotId, title, cpv, terms, gap }) =>
    terms === undefined || (gap !== undefined && gap !== "no-term")
      ? []
      : [
          {
            ...partsOf(tender),
            id: `${id} ${lotId}`,
            callId: id,
            title,
            cpv,
            terms,
            calledOn: callDay(tender),
          },
        ],
  );
}

function realCall(id: string, tender: Tender): HistoryCall[] {
  const publishedOn = callDay(tender);
  return publishedOn === undefined
    ? []
    : [
        {
          ...partsOf(tender),
          id,
          title: tender.title,
          cpv: tender.cpv,
          publishedOn,
          lots: tender.lots.length,
        },
      ];
}

function partsOf({ buyers: [buyer], nuts }: Tender) {
  return {
    buyerId: undefined,
    buyerName: buyer?.name ?? "",
    nuts,
    ...(buyer?.town !== undefined && { town: buyer.town }),
  };
}

function callDay({ notices }: Tender): string | undefined {
  return notices
    .filter(({ kind }) => kind === "call")
    .map(({ publishedOn }) => publishedOn)
    .filter((day) => day !== undefined)
    .toSorted()[0];
}
