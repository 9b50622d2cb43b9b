import { exportTenders } from "@tc/contract";
import { csvRowsMax } from "@tc/domain";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { receiveFile } from "../../../../platform/api/receive-file";
import { downloadFile } from "../../../../platform/download-file";
import { formatNumber } from "../../../../platform/format/format";
import { showToast } from "../../../../ui/overlays/toast";
import type { ListQuery } from "../filters/filters";

/** Saves the list as a table for Excel and says how much of it fits in. */
export async function loadCsv(query: ListQuery, total: number | undefined): Promise<void> {
  showToast("Die Tabelle wird erstellt …");
  try {
    const { fileName, content } = await receiveFile(exportTenders, { query });
    downloadFile(fileName, content);
    showToast(
      total !== undefined && total > csvRowsMax
        ? `Die ersten ${formatNumber(csvRowsMax)} von ${formatNumber(total)} Ausschreibungen sind gespeichert. Mit Filtern passt der Rest hinein.`
        : "Die Tabelle ist gespeichert.",
    );
  } catch (error) {
    showToast(`Keine Tabelle. ${errorSentence(error)}`, { isFailure: true });
  }
}
