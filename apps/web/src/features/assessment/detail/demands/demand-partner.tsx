import { useAssessment } from "../queries";
import { PartnerNote } from "./partner-note";

/** The partner's part of the failed demand with this quote, beside a check that was made of the same demands. */
export function DemandPartner({ slug, quotes }: { slug: string; quotes: readonly string[] }) {
  const { data } = useAssessment(slug);
  if (data?.fit.kind !== "fit") return null;
  const knockout = data.fit.knockouts.find(
    ({ partner, demand }) => partner && demand && quotes.includes(demand.quote),
  );
  return <PartnerNote partner={knockout?.partner} regime={data.regime.code} />;
}
