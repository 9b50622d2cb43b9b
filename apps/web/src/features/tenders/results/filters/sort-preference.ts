import type { TenderSort } from "@tc/domain";
import { readStored, removeStored, writeStored } from "../../../../platform/stored";
import { filterParsers } from "./filters";

const key = "results_sort";
const local = () => localStorage;

/** The order chosen last in this browser, for an address that names none. */
export const sortPreference = {
  read: (): TenderSort | null => {
    const stored = readStored(local, key);
    return stored === undefined ? null : filterParsers.sort.parse(stored);
  },
  write: (sort: TenderSort) => writeStored(local, key, sort),
  forget: () => removeStored(local, key),
};
