import { listAutomaticChecks } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { callApi } from "../../../platform/api/api";
import { formatMoment } from "../../../platform/format/format";
import { tenderPath } from "../../../platform/tender-path";
import { Card } from "../../../ui/layout/card";
import styles from "./automatic-card.module.css";

/** What we checked for the agency in the last days; without any, and while nobody knows, it takes no room. */
export function AutomaticCard() {
  const { data } = useQuery({
    queryKey: ["automatic-checks"],
    queryFn: ({ signal }) => callApi(listAutomaticChecks, { signal }),
  });
  if (data === undefined || data.checks.length === 0) return null;
  return (
    <Card title="Automatisch geprüft" note="ohne euer Kontingent">
      <ul className={styles.checks}>
        {data.checks.map(({ slug, title, madeAt }) => (
          <li key={slug}>
            <Link to={tenderPath(slug, "tendercheck")}>{title}</Link>
            <small>{formatMoment(madeAt)}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
