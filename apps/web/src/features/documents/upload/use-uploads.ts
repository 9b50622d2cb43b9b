import { useEffect, useState, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";
import { formatDay } from "../../../platform/format/format";
import { showToast } from "../../../ui/overlays/toast";
import { useSendDocument } from "../queries";
import { UploadQueue } from "./upload-queue";

/** The files on their way to a tender. They end with the page, so leaving it while something is sent is asked about. */
export function useUploads(slug: string, tell: (sentence: string) => void) {
  const sendDocument = useSendDocument(slug);
  const [queue] = useState(() => {
    async function send(...[file, name, sending]: Parameters<typeof sendDocument>) {
      const replaced = await sendDocument(file, name, sending);
      if (replaced !== undefined) {
        showToast(`${name} ersetzt die Fassung vom ${formatDay(replaced)}.`);
      }
    }
    return new UploadQueue({ send, tell });
  });
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  const isSending = uploads.some(({ state }) => state !== "failed");
  useEffect(() => () => queue.stop(), [queue]);
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isSending]);
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isSending && currentLocation.pathname !== nextLocation.pathname,
  );
  return { queue, uploads, leaving };
}
