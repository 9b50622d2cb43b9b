import pg from "pg";

const start = "/* ";
const pattern = /^\/\* (\w+) \*\//;

/** The name that a statement begins with, as in `/* find_session *\/ select …`. */
export function nameOfStatement(text: string): string | undefined {
  return text.startsWith(start) ? pattern.exec(text)?.[1] : undefined;
}

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * A connection that keeps statements with a name prepared: PostgreSQL parses and plans them once. For statements that
 * every request needs, and whose text is always the same; a name belongs to one text.
 */
export class NamingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = super.query.bind(this) as Query;
    const naming: Query = (config_, values, callback) => {
      const name = typeof config_ === "string" ? nameOfStatement(config_) : undefined;
      return name === undefined
        ? query(config_, values, callback)
        : query({ name, text: config_, values }, callback);
    };
    this.query = naming as typeof this.query;
  }
}
