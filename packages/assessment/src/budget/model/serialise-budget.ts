import { bytesToJson, jsonToBytes } from "../../statistics/serialisation/json-bytes.ts";
import { budgetFormat, budgetFormatVersion } from "./budget-model.ts";
import type { BudgetModel } from "./budget-model.ts";

/** Equal models give equal bytes. */
export function serialiseBudgetModel(model: BudgetModel): Uint8Array {
  return jsonToBytes(model);
}

/** @throws Error if the bytes are no budget model of this format version: it is trained anew, never guessed at */
export function readBudgetModel(bytes: Uint8Array): BudgetModel {
  return bytesToJson(bytes, budgetFormat, budgetFormatVersion) as BudgetModel;
}
