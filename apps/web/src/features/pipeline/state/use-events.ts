import { followPipeline } from "@tc/contract";
import type { PipelineEvent } from "@tc/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { endpointUrl } from "../../../platform/api/api-fetch";

export type Activity = Extract<PipelineEvent, { kind: "changed" }>["activities"][number];

interface Input {
  /** What the board shows; absent: nothing yet, and there is no stream. */
  revision: number | undefined;
  onActivities: (activities: readonly Activity[]) => void;
  /** Something may have changed that was not told. */
  onOutdated: () => void;
}

const retryMs = [500, 1500, 4000, 10_000];
/** Without a stream the board is asked for as often. */
const pollMs = 10_000;

/**
 * Hears what others do while the tab is in sight, and says who looks on. A stream that breaks begins again where it ended;
 * while there is none, the board is asked for from time to time.
 */
export function useEvents({ revision, onActivities, onOutdated }: Input): readonly string[] {
  const [viewers, setViewers] = useState<readonly string[]>([]);
  const isVisible = useIsVisible();
  const isOn = revision !== undefined && isVisible;

  const onEvent = useEffectEvent((event: PipelineEvent, isAgain: boolean) => {
    if (event.kind === "hello") {
      setViewers(event.viewers);
      if (isAgain) onOutdated();
    } else if (event.kind === "viewers") setViewers(event.viewers);
    else if (event.kind === "changed") {
      if (event.activities.length > 0) onActivities(event.activities);
      onOutdated();
    } else if (event.because === "access") onOutdated();
  });
  const shownRevision = useEffectEvent(() => revision ?? 0);
  const onPoll = useEffectEvent(() => onOutdated());

  useEffect(() => {
    if (!isOn) return;
    let since: number | undefined;
    let failures = 0;
    let isDone = false;
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let poll: ReturnType<typeof setInterval> | undefined;

    function connect() {
      const isAgain = since !== undefined;
      // Whatever happened after the board was read is told first.
      const query = { since: Math.max(since ?? 0, shownRevision()) };
      const current = new EventSource(endpointUrl(followPipeline.path, undefined, query));
      stream = current;
      current.addEventListener("message", ({ data }: MessageEvent<string>) => {
        // Checked on the server by the schema this type comes from.
        const event = JSON.parse(data) as PipelineEvent;
        failures = 0;
        clearInterval(poll);
        poll = undefined;
        if ("revision" in event) since = event.revision;
        onEvent(event, isAgain);
        if (event.kind === "bye") {
          isDone = event.because === "access";
          again();
        }
      });
      current.addEventListener("error", again);
    }
    /** By hand: the browser would ask for the same `since` each time. */
    function again() {
      stream?.close();
      if (isDone) return;
      clearTimeout(timer);
      timer = setTimeout(connect, retryMs[Math.min(failures, retryMs.length - 1)]);
      failures += 1;
      if (failures >= 2) poll ??= setInterval(() => onPoll(), pollMs);
    }
    connect();
    return () => {
      isDone = true;
      stream?.close();
      clearTimeout(timer);
      clearInterval(poll);
      setViewers([]);
    };
  }, [isOn]);
  return viewers;
}

/** Tabs out of sight hold no stream: a browser has few for one server. */
function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isVisible;
}
