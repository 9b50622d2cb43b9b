import { AsyncResource } from "node:async_hooks";
import type { PipelineEvent } from "@tc/contract";
import { AppError, pipelineLimits } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { EventsAnswer } from "../../../platform/http/http-answer.ts";
import { fewAtATime } from "../../../platform/memory/few-at-a-time.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { toCardActivity } from "../cards/card-activity.ts";
import { EventStream } from "./event-stream.ts";
import type { Reader } from "./event-stream.ts";
import { listHappened } from "./happened.store.ts";
import { listPulses, removeViewers, renewViewers } from "./pulse.operator.store.ts";
import type { Pulse } from "./pulse.operator.store.ts";

const pollMs = 1_000;
/** In polls: streams are renewed, and their readers looked at again. */
const renewEvery = 5;
const pingEvery = 15;
const maxStreams = 2_000;
const maxActivities = 50;
/** Each takes a connection, which requests need as well. */
const looksAtATime = 4;

type Connections = Pick<Context, "db" | "log" | "jobs" | "ports" | "now" | "site">;

/**
 * The open streams of one process. One poll a second asks for all their agencies at once, and only while there are any:
 * it survives a restart of the database and any pooler in between (docs/decisions/0062-live-pipeline.md).
 */
export class EventHub {
  private readonly streams = new Set<EventStream>();
  // A poll belongs to no request: it must not count as the work of the one that began it.
  private readonly outside = new AsyncResource("pipeline-events");
  private timer: NodeJS.Timeout | undefined;
  private connections: Connections | undefined;
  private polls = 0;
  private isPolling = false;

  /** Throws rate_limited and overloaded. */
  async open(
    ctx: Context,
    reader: Reader,
    { since, seconds }: { readonly since?: number | undefined; readonly seconds: number },
  ): Promise<EventsAnswer> {
    const ofSession = [...this.streams].filter(
      (stream) => stream.reader.sessionId === reader.sessionId,
    ).length;
    if (ofSession >= pipelineLimits.streamsPerSession) throw new AppError("rate_limited");
    if (this.streams.size >= maxStreams) throw new AppError("overloaded");
    const connections: Connections = ctx;
    const stream = new EventStream(reader, 0);
    this.streams.add(stream);
    stream.bytes.once("close", () => this.forget(connections, stream));
    try {
      const pulse = await asOperator(system(connections), async (t) => {
        if (seconds > 0) await renewViewers(t, [reader]);
        return (await listPulses(t, [reader.agencyId]))[0];
      });
      stream.revision = Number(pulse?.revision ?? 0);
      stream.sendViewers(pulse?.viewers ?? [], "hello");
      if (since !== undefined && since < stream.revision) {
        await this.tell(connections, reader.agencyId, [stream], since, stream.revision);
      }
      stream.isCaughtUp = true;
    } catch (error) {
      stream.bytes.destroy();
      throw error;
    }
    if (seconds === 0) stream.end("time");
    else {
      setTimeout(() => stream.end("time"), seconds * 1_000).unref();
      this.start(connections);
    }
    return new EventsAnswer(stream.bytes, () => stream.end("restart"));
  }

  private forget(connections: Connections, stream: EventStream): void {
    this.streams.delete(stream);
    if (this.streams.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    const { streamId } = stream.reader;
    this.outside.runInAsyncScope(() => {
      // A database that is not there forgets the stream by itself.
      asOperator(system(connections), (t) => removeViewers(t, [streamId])).catch(() => undefined);
    });
  }

  private start(connections: Connections): void {
    this.connections = connections;
    this.timer ??= this.outside.runInAsyncScope(() =>
      setInterval(() => void this.poll(), pollMs).unref(),
    );
  }

  private async poll(): Promise<void> {
    const { connections } = this;
    if (!connections || this.isPolling) return;
    this.isPolling = true;
    this.polls++;
    try {
      if (this.polls % renewEvery === 0) await this.renew(connections);
      if (this.polls % pingEvery === 0) for (const stream of this.streams) stream.ping();
      const following = [...this.streams].filter(({ isCaughtUp }) => isCaughtUp);
      const byAgency = Map.groupBy(following, ({ reader }) => reader.agencyId);
      const pulses = await asOperator(system(connections), (t) =>
        listPulses(t, [...byAgency.keys()]),
      );
      for (const pulse of pulses) {
        await this.beat(connections, pulse, byAgency.get(pulse.agencyId) ?? []);
      }
    } catch (error) {
      // The next poll finds whatever this one missed.
      connections.log.debug({ err: error }, "pipeline events could not be read");
    } finally {
      this.isPolling = false;
    }
  }

  private async beat(
    connections: Connections,
    { agencyId, revision, viewers }: Pulse,
    streams: readonly EventStream[],
  ): Promise<void> {
    const now = Number(revision);
    const behind = streams.filter((stream) => stream.revision < now);
    for (const [since, group] of Map.groupBy(behind, (stream) => stream.revision)) {
      await this.tell(connections, agencyId, group, since, now);
    }
    for (const stream of streams) stream.sendViewers(viewers, "viewers");
  }

  private async tell(
    connections: Connections,
    agencyId: string,
    streams: readonly EventStream[],
    since: number,
    now: number,
  ): Promise<void> {
    const rows = await inAgency(system(connections), agencyId, (t) =>
      listHappened(t, { since, limit: maxActivities }),
    );
    // What was done after the poll is told now, and not again.
    const revision = Math.max(now, ...rows.map((row) => Number(row.revision)));
    const event: PipelineEvent = {
      kind: "changed",
      revision,
      activities: rows.map((row) => ({
        ...toCardActivity(row),
        ...(row.cardId !== null && { cardId: row.cardId }),
        slug: row.slug,
        title: row.title,
      })),
    };
    for (const stream of streams) {
      stream.revision = revision;
      stream.send(event);
    }
  }

  /**
   * Ends the streams of readers who have lost their access, and keeps the others listed as viewers. `open` has just
   * checked a stream that is not caught up, so that one is left alone: its row may be locked, and all polls would wait.
   */
  private async renew(connections: Connections): Promise<void> {
    const open = [...this.streams].filter(({ isCaughtUp }) => isCaughtUp);
    const isLetIn = await fewAtATime(open, looksAtATime, ({ reader }) => reader.isLetIn());
    const staying = open.filter((_stream, at) => isLetIn[at]);
    for (const stream of open) if (!staying.includes(stream)) stream.end("access");
    const viewers = staying.map(({ reader: { streamId, agencyId, userId } }) => ({
      streamId,
      agencyId,
      userId,
    }));
    await asOperator(system(connections), (t) => renewViewers(t, viewers));
  }
}

const system = (connections: Connections): Context => ({
  ...connections,
  actor: { kind: "system" },
});
