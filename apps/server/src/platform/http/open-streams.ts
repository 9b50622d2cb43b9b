import type { FastifyInstance, FastifyReply } from "fastify";
import type { EventsAnswer } from "./http-answer.ts";

/** Answers that go on. A server that stops would wait for them forever, so it ends them first. */
export class OpenStreams {
  private readonly open = new Set<EventsAnswer>();

  constructor(app: FastifyInstance) {
    app.addHook("preClose", (done) => {
      for (const answer of this.open) answer.stop();
      done();
    });
  }

  send(reply: FastifyReply, answer: EventsAnswer): FastifyReply {
    const { events } = answer;
    this.open.add(answer);
    events.once("close", () => this.open.delete(answer));
    // A reader who leaves destroys the response, and Fastify the stream behind it.
    return reply
      .headers({
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store, no-transform",
        // nginx would keep events back.
        "x-accel-buffering": "no",
      })
      .send(events);
  }
}
