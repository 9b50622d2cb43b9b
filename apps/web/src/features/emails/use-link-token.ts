import { useSearchParams } from "react-router";

/** The secret of a link in a mail, or nothing where it does not look like one. */
export function useLinkToken(length: number): string | undefined {
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  return token.length === length && /^[\w-]+$/.test(token) ? token : undefined;
}
