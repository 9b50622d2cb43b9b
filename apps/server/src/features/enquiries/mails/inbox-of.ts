const gmail = new Set(["gmail.com", "googlemail.com"]);

/**
 * One form for the ways to write one inbox, for counting only: without what follows a "+", for Gmail also without dots. A
 * provider that reads "+" otherwise loses a confirmation at most.
 */
export function inboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@", 2);
  const person = local.replace(/(?<=.)\+.*$/, "");
  return gmail.has(domain)
    ? `${person.replaceAll(".", "")}@gmail.com`
    : `${person}@${domain.replace(/\.$/, "")}`;
}
