import type { Db } from "../../platform/database.ts";
import type { Client, SetCookies } from "../../ports/auth.ts";
import { hashPassword } from "./passwords.ts";

export const goodPassword = "Kranich überm Kanal 47";

let count = 0;

/** A person with a confirmed address and a password. */
export async function createPerson(
  db: Db,
  { email = `person${++count}@agentur.example`, password = goodPassword, isConfirmed = true } = {},
): Promise<{ id: string; email: string }> {
  const { id } = await db
    .insertInto("auth_user")
    .values({ name: "Anna Ahrens", email, email_verified: isConfirmed })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("auth_account")
    .values({
      user_id: id,
      account_id: id,
      provider_id: "credential",
      password: await hashPassword(password),
    })
    .execute();
  return { id, email };
}

/** A browser: it keeps the cookies it is given. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #ip: string;

  constructor(ip = "198.51.100.7") {
    this.#ip = ip;
  }

  client(): Client {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { headers: new Headers({ cookie, "user-agent": "Testbrowser" }), ip: this.#ip };
  }

  take(setCookies: SetCookies): void {
    for (const line of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** The same cookies at another place: what a thief has. */
  copy(ip?: string): Browser {
    const thief = new Browser(ip ?? this.#ip);
    for (const [name, value] of this.cookies) thief.cookies.set(name, value);
    return thief;
  }
}
