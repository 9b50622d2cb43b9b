import type { tenderSorts } from "@tc/contract";
import { readStored, removeStored, writeStored } from "../../platform/stored";
import { filterParsers } from "./filters";

type Sort = (typeof tenderSorts)[number];

const key = "results_sort";
const local = () => localStorage;

/** The order chosen last in this browser, for an address that names none. */
export const sortPreference = {
  read: (): Sort | null => {
    const stored = readStored(local, key);
    return stored === undefined ? null : filterParsers.sort.parse(stored);
  },
  write: (sort: Sort) => writeStored(local, key, sort),
  forget: () => removeStored(local, key),
};
