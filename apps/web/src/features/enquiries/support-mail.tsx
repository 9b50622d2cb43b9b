import { supportEmail } from "../account";

/**
 * The support's address, which the server fills into the document. In the browser it is read from the head, where it is
 * the same: what was filled in stays as it is.
 */
export function SupportMail() {
  const address =
    typeof document === "undefined" ? "{{operator.supportEmail}}" : supportEmail() || undefined;
  return (
    <a href={`mailto:${address ?? ""}`} suppressHydrationWarning>
      {address ?? "Support"}
    </a>
  );
}
