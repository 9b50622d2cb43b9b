// One name a feature in packages/contract, apps/server and apps/web, so that `git ls-files '*NAME*'` shows all of it.

type Names = Readonly<Record<string, string>>;

export interface FeatureLists {
  /** Files of packages/contract/src that hold no endpoints of a feature. */
  readonly contractParts: Names;
  /** Features of the server that nobody calls over HTTP. */
  readonly withoutEndpoints: Names;
  /** Features of the web that have no endpoints of their own. */
  readonly screensWithoutEndpoints: Names;
  /**
   * Pending: features that still have another name, and the name they get. The check judges the tree as if they had it
   * already; a line goes when its path goes.
   */
  readonly pendingNames: Names;
}

export const featureLists: FeatureLists = {
  contractParts: {
    index: "the door",
    endpoint: "what an endpoint is, and the answer to every refused call",
    endpoints: "every endpoint by its name",
    fields: "field types that several features use",
  },
  withoutEndpoints: {
    "code-lists": "official code lists, imported by a job and a command",
    demo: "the demo agency, made by a command",
    ingestion: "notices in, tenders out: jobs and commands",
    letters: "mails about contracts, written by other features",
    mcp: "operations of the public API as tools for language models",
    quota: "counts uses for other features",
    retention: "what the law wants kept, and for how long: jobs",
    scoring: "trains models and scores tenders in jobs",
    search: "the engine behind the endpoints of tenders",
    "tender-changes": "what changed of tenders and when it reached us",
  },
  screensWithoutEndpoints: {
    connections: "the page of API keys and webhooks, whose cards it shows",
    onboarding: "the first four steps of the profile",
    privacy: "export and deletion, which are endpoints of agency",
    "public-site": "pages without a session: home, company, legal",
    setup: "finishes a registration, whose endpoints it calls",
    shell: "the frame around every page of the app",
  },
  pendingNames: {},
};
