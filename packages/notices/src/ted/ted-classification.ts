import { normaliseCpv } from "@tc/domain";
import { isNuts } from "../codes/nuts.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { kid, kids, line, valueOf, within } from "./ted-element.ts";

/** CPV codes below the elements, main codes first, without repetition. */
export function cpvIn(...holders: readonly (XmlElement | undefined)[]): string[] {
  const groups = ["CPV_MAIN", "CPV_ADDITIONAL"].flatMap((group) =>
    holders.flatMap((holder) => within(holder, group)),
  );
  return unique(groups.flatMap((group) => codesOf(kids(group, "CPV_CODE"))));
}

/** The main code of a section II alone, without those of its lots. */
export function mainCpvOf(object: XmlElement): string[] {
  return codesOf(kids(kid(object, "CPV_MAIN"), "CPV_CODE"));
}

/** ORIGINAL_CPV of the coded data, where a form has no codes. */
export function codedCpv(noticeData: XmlElement | undefined): string[] {
  return unique(codesOf(kids(noticeData, "ORIGINAL_CPV")));
}

function codesOf(elements: readonly XmlElement[]): string[] {
  return elements.flatMap((el) => normaliseCpv(valueOf(el, "CODE") ?? "") ?? []);
}

/** Regions named as children: those of buyers and winners lie in their own blocks. */
export function nutsOf(elements: readonly (XmlElement | undefined)[], name = "NUTS"): string[] {
  const codes = elements.flatMap((el) =>
    kids(el, name).flatMap((nuts) => valueOf(nuts, "CODE") ?? []),
  );
  return unique(codes.map((code) => code.toUpperCase()).filter(isNuts));
}

/** Place of performance in words. */
export function placeIn(...elements: readonly (XmlElement | undefined)[]): string | undefined {
  const places = elements.flatMap((el) => line(el) ?? []);
  return places.length > 0 ? unique(places).join(", ") : undefined;
}

export function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
