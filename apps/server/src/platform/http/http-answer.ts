/** A verb's answer that also sets cookies. */
export class AnswerWithCookies<Body> {
  readonly body: Body;
  readonly setCookies: readonly string[];

  constructor(body: Body, setCookies: readonly string[]) {
    this.body = body;
    this.setCookies = setCookies;
  }
}
