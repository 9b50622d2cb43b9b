import { landOf } from "@tc/domain";
import type { Land, Organisation, Tender } from "@tc/domain";
import { landOfPostcode } from "./postcodes.ts";
import { landOfName, landOfTown } from "./towns.ts";

/**
 * The NUTS codes that a tender is filtered by. Published codes count as they are. Where none of them names a Land, the
 * postcode of the place tells it, else its town; a notice that names no place at all means the buyer's.
 */
export function placeCodes(
  tender: Pick<Tender, "nuts" | "placeText" | "lots" | "buyers">,
): string[] {
  const published = [...new Set([...tender.nuts, ...tender.lots.flatMap((lot) => lot.nuts)])];
  const isAbroad = published.some((code) => !code.toUpperCase().startsWith("DE"));
  if (isAbroad || published.some((code) => landOf(code) !== undefined)) return published;
  const texts = [tender, ...tender.lots].flatMap(({ placeText }) => placeText ?? []);
  const isNamed = published.length > 0 || texts.length > 0;
  const [buyer] = tender.buyers;
  const lands = isNamed ? landsOfText(texts, buyer) : [landOfSeat(buyer)];
  return [...new Set([...published, ...lands.filter((land) => land !== undefined)])];
}

/** Places are joined with "; " and read "34117 Kassel"; five digits mean a German postcode only for a German buyer. */
function landsOfText(
  texts: readonly string[],
  buyer: Organisation | undefined,
): (Land | undefined)[] {
  if (!isGerman(buyer)) return [];
  return texts
    .flatMap((text) => text.split(/;\s*/))
    .map((place) => {
      const [, postcode, town = place] = /^(?:D-)?(\d{5})\s*(.*)$/s.exec(place) ?? [];
      return (postcode && landOfPostcode(postcode)) || (landOfTown(town) ?? landOfName(town));
    });
}

function landOfSeat(buyer: Organisation | undefined): Land | undefined {
  if (!buyer || !isGerman(buyer)) return undefined;
  return (
    (buyer.nuts === undefined ? undefined : landOf(buyer.nuts)) ??
    (buyer.postcode === undefined ? undefined : landOfPostcode(buyer.postcode)) ??
    (buyer.town === undefined ? undefined : landOfTown(buyer.town))
  );
}

function isGerman(buyer: Organisation | undefined): boolean {
  return (
    buyer?.country === "DEU" ||
    (buyer?.country === undefined && (buyer?.nuts ?? "DE").startsWith("DE"))
  );
}
