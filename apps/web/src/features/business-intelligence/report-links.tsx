import { printMarketReport } from "@tc/contract";
import type { ReportFormat } from "@tc/domain";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { receiveFile } from "../../platform/api/receive-file";
import { downloadFile } from "../../platform/download-file";
import { Button } from "../../ui/forms/button";
import { showToast } from "../../ui/overlays/toast";
import type { BiQuery } from "./bi-choice";
import styles from "./bi-page.module.css";

/** Takes what the page shows along: as a file of now, or as a report that is kept and mailed. */
export function ReportLinks({ choice, search }: { choice: BiQuery; search: URLSearchParams }) {
  const load = useMutation({
    mutationFn: (format: ReportFormat) =>
      receiveFile(printMarketReport, { query: { ...choice, format } }),
    onSuccess: ({ fileName, content }) => {
      downloadFile(fileName, content);
      showToast("Der Bericht ist gespeichert.");
    },
    onError: (error) => showToast(`Kein Bericht. ${errorSentence(error)}`, { isFailure: true }),
  });
  const query = new URLSearchParams(search);
  query.set("neu", "1");
  return (
    <p className={styles.reports}>
      <Button aria-disabled={load.isPending} onClick={() => !load.isPending && load.mutate("pdf")}>
        {load.isPending ? "Wird erstellt …" : "Als PDF"}
      </Button>
      <Button aria-disabled={load.isPending} onClick={() => !load.isPending && load.mutate("csv")}>
        Als CSV
      </Button>
      <Link to={`/app/markt/berichte?${query.toString()}`}>Als Bericht speichern</Link>
    </p>
  );
}
