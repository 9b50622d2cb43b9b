import type { XmlElement } from "../xml/xml-element.ts";

/** The code list non-publication-identifier: which business term a withheld field is (BT-195). */
const businessTerms: Readonly<Record<string, string>> = {
  "awa-cri-com": "BT-543",
  "awa-cri-des": "BT-540",
  "awa-cri-fix": "BT-5422",
  "awa-cri-nam": "BT-734",
  "awa-cri-num": "BT-541",
  "awa-cri-ord": "BT-733",
  "awa-cri-thr": "BT-5423",
  "awa-cri-typ": "BT-539",
  "awa-cri-wei": "BT-5421",
  "buy-rev-cou": "BT-635",
  "buy-rev-typ": "BT-636",
  "con-rev-buy": "BT-160",
  "con-rev-use": "BT-162",
  "cou-ori": "BT-191",
  "cro-bor-law": "BT-09",
  "dir-awa-jus": "BT-136",
  "dir-awa-pre": "BT-1252",
  "dir-awa-tex": "BT-135",
  "gro-max-ide": "BT-556",
  "gro-max-val": "BT-156",
  "gro-ree-val": "BT-1561",
  "max-val": "BT-709",
  "no-awa-rea": "BT-144",
  "not-app-val": "BT-1118",
  "not-max-val": "BT-118",
  "not-ree-val": "BT-1561",
  "not-val": "BT-161",
  "pro-acc": "BT-106",
  "pro-acc-jus": "BT-1351",
  "pro-fea": "BT-88",
  "pro-typ": "BT-105",
  "rec-sub-cou": "BT-759",
  "rec-sub-typ": "BT-760",
  "ree-val": "BT-660",
  "rev-req": "BT-712",
  "sub-con": "BT-773",
  "sub-des": "BT-554",
  "sub-per": "BT-555",
  "sub-per-kno": "BT-731",
  "sub-val": "BT-553",
  "sub-val-kno": "BT-730",
  "ten-ran": "BT-171",
  "ten-val-hig": "BT-711",
  "ten-val-low": "BT-710",
  "val-con-des": "BT-163",
  "win-cho": "BT-142",
  "win-ten-val": "BT-720",
  "win-ten-var": "BT-193",
};

/** The business terms withheld anywhere below the elements, sorted; unknown codes stay away. */
export function withheldIn(elements: readonly XmlElement[]): string[] {
  const terms = new Set<string>();
  const search = (el: XmlElement): void => {
    if (el.name === "FieldIdentifierCode") {
      const term = Object.hasOwn(businessTerms, el.text) ? businessTerms[el.text] : undefined;
      if (term !== undefined) terms.add(term);
    } else for (const below of el.children) search(below);
  };
  for (const el of elements) search(el);
  return [...terms].toSorted();
}
