import type { ChancesFact } from "@tc/contract";
import { Link } from "react-router";
import { QuotePlace } from "../../../../ui/data/quote-place";

interface Props {
  slug: string;
  facts: readonly ChancesFact[] | undefined;
  className: string | undefined;
}

/** What the tender tells beside the forecast, where it says so, and what that does to the chance. */
export function ChancesFacts({ slug, facts = [], className }: Props) {
  return facts.map(({ kind, text, source, effect, isProfileSilent }) => (
    <p key={kind} className={className}>
      {text} <QuotePlace slug={slug} quote={source} /> {effect}
      {isProfileSilent && (
        <>
          {" "}
          <Link to="/app/profil#preisniveau">Preisniveau angeben</Link>
        </>
      )}
    </p>
  ));
}
