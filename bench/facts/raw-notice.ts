/** What a notice's XML says, read by patterns and not by the product's parser: a second opinion of its own. */
export interface RawNotice {
  readonly noticeId: string;
  readonly version: string;
  readonly isGerman: boolean;
  readonly isCorrection: boolean;
  readonly hasReason: boolean;
  readonly placeNuts: readonly string[];
  readonly placePostcodes: readonly string[];
  readonly hasPlaceText: boolean;
  readonly seatNuts: string | undefined;
  readonly seatPostcode: string | undefined;
}

export function readRaw(xml: string): RawNotice | undefined {
  const noticeId = textOf(xml, "ID", /schemeName="notice-id"/) ?? textOf(xml, "ID");
  if (
    noticeId === undefined ||
    !/<(?:\w+:)?(?:ContractNotice|ContractAwardNotice|PriorInformationNotice)\b/.test(xml)
  )
    return undefined;
  const places = blocks(xml, "RealizedLocation");
  // A party nested in the buyer's is the platform that sent the notice.
  const contracting = (blocks(xml, "ContractingParty")[0] ?? "").replace(
    /<(?:\w+:)?ServiceProviderParty\b.*?<\/(?:\w+:)?ServiceProviderParty>/s,
    "",
  );
  const organisation = textOf(contracting, "ID");
  const company =
    blocks(xml, "Company").find(
      (block) => organisation !== undefined && block.includes(`>${organisation}<`),
    ) ?? contracting;
  return {
    noticeId: noticeId.toLowerCase(),
    version: textOf(xml, "VersionID") ?? "01",
    isGerman: /(?:IdentificationCode|CountrySubentityCode)[^>]*>DE/.test(company),
    isCorrection: /<(?:\w+:)?ChangedNoticeIdentifier\b/.test(xml),
    hasReason: /<(?:\w+:)?(?:ReasonCode|ReasonDescription|ChangeDescription)\b/.test(xml),
    placeNuts: places.flatMap((block) => textOf(block, "CountrySubentityCode") ?? []),
    placePostcodes: places.flatMap((block) => textOf(block, "PostalZone") ?? []),
    hasPlaceText: places.some((block) =>
      /<(?:\w+:)?(?:CityName|Description)\b[^>]*>\s*[^<\s]/.test(block),
    ),
    seatNuts: textOf(company, "CountrySubentityCode"),
    seatPostcode: textOf(company, "PostalZone"),
  };
}

function blocks(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>.*?</(?:\\w+:)?${name}>`, "gs")) ?? [];
}

function textOf(xml: string, name: string, attributes = /(?:)/): string | undefined {
  for (const [, list = "", text = ""] of xml.matchAll(
    new RegExp(`<(?:\\w+:)?${name}\\b([^>]*)>([^<]*)<`, "g"),
  )) {
    if (attributes.test(list) && text.trim() !== "") return text.trim();
  }
  return undefined;
}
