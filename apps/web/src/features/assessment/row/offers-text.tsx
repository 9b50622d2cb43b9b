interface Props {
  offers: { readonly low: number; readonly high: number };
}

/** Expected offers, eight of ten times within: "3–6 Angebote". */
export function OffersText({ offers: { low, high } }: Props) {
  return (
    <>
      {low === high ? low : `${low}–${high}`} {high === 1 ? "Angebot" : "Angebote"}
      <span className="visually-hidden"> erwartet</span>
    </>
  );
}
