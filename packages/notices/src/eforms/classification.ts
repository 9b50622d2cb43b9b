import { normaliseCpv } from "@tc/domain";
import { cleanLine } from "../clean-text.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import type { Texts } from "./multilingual.ts";
import { nutsCode } from "./organisations.ts";
import { type MaybeElement, cac, cacAll, cbc, cbcAll } from "./ubl.ts";

/** CPV of a project (BT-262, BT-263): main first, eight digits, each once. */
export function cpvOf(project: MaybeElement): string[] {
  const codes = new Set<string>();
  for (const kind of ["MainCommodityClassification", "AdditionalCommodityClassification"]) {
    for (const classification of cacAll(project, kind)) {
      for (const item of cbcAll(classification, "ItemClassificationCode")) {
        const cpv = normaliseCpv(item.text);
        if (cpv !== undefined) codes.add(cpv);
      }
    }
  }
  return [...codes];
}

/** Where the work is done: NUTS codes (BT-5071) and the place in words (BT-5131, BT-728). */
export function placeOf(
  project: MaybeElement,
  texts: Texts,
): { nuts: string[]; placeText?: string } {
  const nuts = new Set<string>();
  const places = new Set<string>();
  for (const location of cacAll(project, "RealizedLocation")) {
    const address = cac(location, "Address");
    const region = nutsCode(cbc(address, "CountrySubentityCode")?.text);
    if (region !== undefined) nuts.add(region);
    const town = cleanLine(cbc(address, "CityName")?.text);
    const postcode = cleanLine(cbc(address, "PostalZone")?.text);
    const place = [postcode, town].filter((part) => part !== undefined).join(" ");
    if (place !== "") places.add(place);
    const description = texts.line(cbcAll(location, "Description"));
    if (description !== undefined) places.add(description);
  }
  return {
    nuts: [...nuts],
    ...(places.size > 0 && { placeText: [...places].join("; ") }),
  };
}

/** Every CPV code of the notice in the order of the document, the procedure's main code first. */
export function allCpv(root: XmlElement): string[] {
  const projects = [
    cac(root, "ProcurementProject"),
    ...cacAll(root, "ProcurementProjectLot").map((lot) => cac(lot, "ProcurementProject")),
  ];
  return [...new Set(projects.flatMap((project) => cpvOf(project)))];
}
