import type { Auth } from "../ports/auth.ts";

/** The Cookie header of a fresh session, for requests over HTTP. */
export async function signedIn(
  { auth }: { readonly auth: Auth },
  { userId }: { readonly userId: string },
): Promise<{ readonly cookie: string }> {
  const { setCookies } = await auth.startSession(userId, {
    headers: new Headers(),
    ip: "192.0.2.1",
  });
  return { cookie: setCookies.map((one) => one.split(";", 1)[0]).join("; ") };
}
