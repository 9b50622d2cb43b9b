import { useState, useSyncExternalStore } from "react";
import { formatDay } from "../../../platform/format/format";
import { onUserChange } from "../../../platform/session/session";
import { showToast } from "../../../ui/overlays/toast";
import { useSendDocument } from "../queries";
import { UploadQueue } from "./upload-queue";

/** By tender. Files go on being sent while somebody looks at another page of the app. */
const queues = new Map<string, UploadQueue>();

// What one user chose must never be sent as another one.
onUserChange(() => {
  for (const queue of queues.values()) queue.stop();
  queues.clear();
});

/** The files on their way to a tender */
export function useUploads(slug: string) {
  const send = useSendDocument(slug);
  const [queue] = useState(() => queueOf(slug, send));
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  return { queue, uploads };
}

function queueOf(slug: string, send: ReturnType<typeof useSendDocument>): UploadQueue {
  const running = queues.get(slug);
  if (running) return running;
  const queue = new UploadQueue({
    async send(file, name, sending) {
      const replaced = await send(file, name, sending);
      return replaced === undefined
        ? `${name} ist hochgeladen.`
        : `${name} ersetzt die Fassung vom ${formatDay(replaced)}.`;
    },
    tell: showToast,
  });
  queue.subscribe(askBeforeUnload);
  queues.set(slug, queue);
  return queue;
}

/** The browser asks before it closes the app while something is sent. */
function askBeforeUnload(): void {
  const isSending = [...queues.values()].some((queue) =>
    queue.uploads().some(({ state }) => state !== "failed"),
  );
  if (isSending) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
