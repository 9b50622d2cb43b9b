import type { Client } from "../platform/http/client.ts";
import type { SetCookies } from "../platform/http/cookies.ts";

/** A visitor's browser as far as accounts care: it keeps cookies and comes from an address. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly ip: string;

  constructor(ip = "198.51.100.7") {
    this.ip = ip;
  }

  client(): Client {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { headers: { cookie, "user-agent": "Testbrowser" }, ip: this.ip };
  }

  take(setCookies: SetCookies): void {
    for (const line of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** The same cookies in another browser: what a thief has. */
  copy(ip = this.ip): Browser {
    const copy = new Browser(ip);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }
}
