import { expect, test } from "vitest";
import type { TenderLink } from "../tender.ts";
import { documentsAddress } from "./documents-address.ts";

const lot = (...links: TenderLink[]) => ({ links }) as never;

test("the first open address of the documents counts, of the tender or a lot", () => {
  const open = { kind: "documents", url: "https://vergabe.example/a" } as const;
  const platform = { kind: "platform", url: "https://vergabe.example/" } as const;
  expect(documentsAddress({ links: [platform, open], lots: [] })).toBe(open.url);
  expect(documentsAddress({ links: [platform], lots: [lot(open)] })).toBe(open.url);
  expect(documentsAddress({ links: [platform], lots: [] })).toBeUndefined();
});

test("neither a restricted address nor one that is none of the web is fetched", () => {
  const links: TenderLink[] = [
    { kind: "documents", url: "https://vergabe.example/a", restricted: true },
    { kind: "documents", url: "mailto:vergabe@stadt.example" },
  ];
  expect(documentsAddress({ links, lots: [] })).toBeUndefined();
});
