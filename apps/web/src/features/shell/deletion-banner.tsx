import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { formatMoment } from "../../platform/format/format";
import { Banner } from "../../ui/feedback/banner";

/** On every screen while the agency waits for its deletion. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  return (
    <Banner label="Löschung beantragt" icon={TriangleAlert} tone="red">
      <b>Diese Agentur wird am {formatMoment(dueAt)} gelöscht.</b>{" "}
      <Link to="/app/profil/datenschutz">Löschung zurücknehmen</Link>
    </Banner>
  );
}
