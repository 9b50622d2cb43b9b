declare global {
  interface Window {
    /** Left by the first script of the page, which took it out of the address; see head-script.ts. */
    tcRecoveryToken?: string | undefined;
  }
}

/** The one-time key of a recovery link, given out once. */
export function takeRecoveryToken(): string | undefined {
  const token = window.tcRecoveryToken;
  window.tcRecoveryToken = undefined;
  return token;
}

/** A recovery link opened while its page was open already. */
export function onRecoveryLink(listener: () => void): () => void {
  window.addEventListener("tc-recovery", listener);
  return () => window.removeEventListener("tc-recovery", listener);
}
