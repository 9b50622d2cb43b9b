declare global {
  interface Window {
    /** What the document asked for before any script had loaded, by address; see apps/web/bootstrap-script.ts. */
    tcBootstrap?: Promise<Record<string, unknown>> | undefined;
  }
}

/** As long as the app takes other answers for fresh. */
const freshMs = 30_000;

/**
 * The answer to a GET that the document asked for already. Each serves once: whoever asks again wants to know what has
 * changed since.
 */
export async function takeBootstrapAnswer(url: string): Promise<unknown> {
  const call = typeof window === "undefined" ? undefined : window.tcBootstrap;
  if (call === undefined) return undefined;
  const answers = await call;
  // Written or signed out meanwhile, or read too long ago.
  if (window.tcBootstrap !== call || performance.now() > freshMs) return undefined;
  const address = sortedUrl(url);
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
