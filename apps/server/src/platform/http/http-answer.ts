/** A verb's answer that also sets cookies. */
export class AnswerWithCookies<Body> {
  readonly body: Body;
  readonly setCookies: readonly string[];

  constructor(body: Body, setCookies: readonly string[]) {
    this.body = body;
    this.setCookies = setCookies;
  }
}

/** A verb's answer that is a file to be saved under its name. */
export class FileAnswer {
  readonly bytes: Uint8Array;
  readonly fileName: string;

  constructor(bytes: Uint8Array, fileName: string) {
    this.bytes = bytes;
    this.fileName = fileName;
  }
}
