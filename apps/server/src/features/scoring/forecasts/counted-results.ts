import { hash } from "node:crypto";
import { offerObservationsOf } from "@tc/assessment";
import type { OfferObservation } from "@tc/assessment";
import type { Tender } from "@tc/domain";

/** Which lot results a version has counted, as 64-bit names, so that none counts twice between two trainings. */
export class CountedResults {
  readonly #names: Set<bigint>;

  constructor(names: Iterable<bigint> = []) {
    this.#names = new Set(names);
  }

  static read(bytes: Uint8Array): CountedResults {
    const { buffer, byteOffset, byteLength } = Uint8Array.from(bytes);
    return new CountedResults(new BigUint64Array(buffer, byteOffset, byteLength / 8));
  }

  /** Sorted: equal sets give equal bytes. */
  toBytes(): Uint8Array {
    return new Uint8Array(BigUint64Array.from(this.#names).toSorted().buffer);
  }

  /** All of a tender's results that teach a number of offers; returns those that were not counted before. */
  addTender(tenderId: string, tender: Tender, buyer?: string): OfferObservation[] {
    const fresh: OfferObservation[] = [];
    let teaching = 0;
    for (const result of tender.results) {
      const [observation] = offerObservationsOf({ ...tender, results: [result] }, buyer);
      if (!observation) continue;
      teaching += 1;
      const name = nameOf(tenderId, result.lotId);
      if (this.#names.has(name)) continue;
      this.#names.add(name);
      fresh.push(observation);
    }
    // Lots of one procedure are not independent: together they weigh as one.
    return fresh.map((observation) => ({ ...observation, weight: 1 / teaching }));
  }
}

function nameOf(tenderId: string, lotId: string): bigint {
  return hash("sha256", `${tenderId} ${lotId}`, "buffer").readBigUInt64LE(0);
}
