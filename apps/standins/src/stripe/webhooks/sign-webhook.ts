import { createHmac } from "node:crypto";

/** The header `stripe-signature`: one `v1` for each secret, as while a secret is being exchanged. */
export function signWebhook(
  payload: string,
  secrets: readonly string[],
  atSeconds: number,
): string {
  const signatures = secrets.map(
    (secret) =>
      `v1=${createHmac("sha256", secret).update(`${atSeconds}.${payload}`).digest("hex")}`,
  );
  return [`t=${atSeconds}`, ...signatures].join(",");
}
