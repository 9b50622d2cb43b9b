/** The server writes the operator's address into the document's head. */
export function supportEmail(): string {
  if (typeof document === "undefined") return "";
  const meta = document.querySelector<HTMLMetaElement>('meta[name="support-email"]');
  const address = meta?.content ?? "";
  // Not replaced: a build that is served by something else.
  return address.includes("{{") ? "" : address;
}

export function supportHref(subject: string): string {
  return `mailto:${supportEmail()}?${new URLSearchParams({ subject }).toString().replaceAll("+", "%20")}`;
}

export function SupportLink({ subject = "Hilfe zu meinem Konto" }: { subject?: string }) {
  return (
    <a href={supportHref(subject)} suppressHydrationWarning>
      Support
    </a>
  );
}
