import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { formatMoment } from "../../platform/format/format";
import { Banner } from "../../ui/feedback/banner";
import { SampleBanner } from "../../ui/feedback/sample-banner";

interface Props {
  isSample: boolean;
  deletionDueAt: string | undefined;
}

/** On every screen: that the tenders are invented, and that the agency waits for its deletion. */
export function FrameBanners({ isSample, deletionDueAt }: Props) {
  return (
    <>
      {isSample && <SampleBanner />}
      {deletionDueAt !== undefined && (
        <Banner label="Löschung beantragt" icon={TriangleAlert} tone="red">
          <b>Diese Agentur wird am {formatMoment(deletionDueAt)} gelöscht.</b>{" "}
          <Link to="/app/profil/datenschutz">Löschung zurücknehmen</Link>
        </Banner>
      )}
    </>
  );
}
