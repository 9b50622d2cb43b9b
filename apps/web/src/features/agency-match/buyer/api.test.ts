import { endpoints } from "@tc/contract/endpoints";
import { expect, test } from "vitest";
import { buyerApi } from "./api";

test.each(Object.entries(buyerApi))("%s goes where the contract says", (name, { path }) => {
  const endpoint = endpoints[name as keyof typeof buyerApi];
  expect({ method: "POST", path }).toEqual({ method: endpoint.method, path: endpoint.path });
});
