import type { Readable } from "node:stream";

/** A verb's answer that also sets cookies. */
export class AnswerWithCookies<Body> {
  readonly body: Body;
  readonly setCookies: readonly string[];

  constructor(body: Body, setCookies: readonly string[]) {
    this.body = body;
    this.setCookies = setCookies;
  }
}

/** A verb's answer that is a file to be saved under its name; one that is made while it is sent is a stream. */
export class FileAnswer {
  readonly content: Buffer | Readable;
  readonly fileName: string;
  /** Of what we made ourselves, for programs that ask for it; all else is bytes. */
  readonly contentType: string;

  constructor(
    content: Buffer | Readable,
    fileName: string,
    contentType = "application/octet-stream",
  ) {
    this.content = content;
    this.fileName = fileName;
    this.contentType = contentType;
  }
}

/** A verb's answer that goes on after it: Server-Sent Events, until the reader leaves or somebody ends it. */
export class EventsAnswer {
  readonly events: Readable;
  /** Called when the server stops: says so and ends the stream. */
  readonly stop: () => void;

  constructor(events: Readable, stop: () => void) {
    this.events = events;
    this.stop = stop;
  }
}
