import PostalMime from "postal-mime";
import type { Address } from "postal-mime";

export interface ReceivedMail {
  /** Counts up from 1 */
  readonly id: number;
  readonly receivedAt: string;
  /** Who it was delivered to, whatever its headers say */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Web addresses of its text, in order */
  readonly links: readonly string[];
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly source: string;
}

function writeAddress(address: Address | undefined): string {
  if (!address?.address) return address?.name ?? "";
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

/** Reads what came over the wire. */
export async function readMail(
  source: Buffer,
  { id, to, receivedAt }: Pick<ReceivedMail, "id" | "to" | "receivedAt">,
): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(source);
  const text = mail.text ?? "";
  return {
    id,
    receivedAt,
    to,
    from: writeAddress(mail.from),
    subject: mail.subject ?? "",
    text,
    html: mail.html ?? "",
    links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    source: source.toString("utf8"),
  };
}
