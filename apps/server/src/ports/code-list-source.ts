/** Where official code lists are published. */
export interface CodeListSource {
  /** Fetched by a fresh installation on its own; empty where nothing is wanted. */
  readonly urls: readonly string[];
  /** Only https. Throws SourceError. */
  fetch(url: string, signal: AbortSignal): Promise<Uint8Array>;
}
