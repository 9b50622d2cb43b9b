declare global {
  interface Window {
    /** The call of the document, begun before any script had loaded; see apps/web/bootstrap-script.ts. */
    tcBootstrap?:
      | {
          readonly addresses: readonly string[];
          /** By address; without those that were refused */
          readonly answers: Promise<Record<string, unknown>>;
        }
      | undefined;
  }
}

/** As long as the app takes other answers for fresh. */
const freshMs = 30_000;

/**
 * The answer that the document's call holds for this address. Each answer serves one GET; a second GET goes to the server,
 * because something may have changed. A GET that the document did not ask for never waits.
 */
export async function takeBootstrapAnswer(url: string): Promise<unknown> {
  const call = typeof window === "undefined" ? undefined : window.tcBootstrap;
  const address = sortedUrl(url);
  if (!call?.addresses.includes(address)) return undefined;
  const answers = await call.answers;
  // Written or signed out meanwhile, or read too long ago.
  if (window.tcBootstrap !== call || performance.now() > freshMs) return undefined;
  const answer = answers[address];
  delete answers[address];
  return answer;
}

/** Another user, or a write: the answers are no longer those the server would give. */
export function dropBootstrap(): void {
  if (typeof window !== "undefined") window.tcBootstrap = undefined;
}

function sortedUrl(url: string): string {
  const [path = "", search] = url.split("?");
  const query = new URLSearchParams(search);
  query.sort();
  return search ? `${path}?${query}` : path;
}
