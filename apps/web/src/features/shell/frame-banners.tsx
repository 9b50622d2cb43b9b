import { ScrollText, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { formatDay, formatMoment } from "../../platform/format/format";
import { Banner } from "../../ui/feedback/banner";
import { SampleBanner } from "../../ui/feedback/sample-banner";

interface Props {
  isSample: boolean;
  deletionDueAt: string | undefined;
  changesAt: string | undefined;
}

/** On every screen: invented tenders, an agency that waits for its deletion, an announced change that waits for an answer. */
export function FrameBanners({ isSample, deletionDueAt, changesAt }: Props) {
  return (
    <>
      {isSample && <SampleBanner />}
      {deletionDueAt !== undefined && (
        <Banner label="Löschung beantragt" icon={TriangleAlert} tone="red">
          <b>Diese Agentur wird am {formatMoment(deletionDueAt)} gelöscht.</b>{" "}
          <Link to="/app/profil/datenschutz">Löschung zurücknehmen</Link>
        </Banner>
      )}
      {changesAt !== undefined && (
        <Banner label="Angekündigte Änderung" icon={ScrollText}>
          <b>Ab {formatDay(changesAt)} gelten neue Bedingungen.</b>{" "}
          <Link to="/app/profil/datenschutz">Ansehen</Link>
        </Banner>
      )}
    </>
  );
}
