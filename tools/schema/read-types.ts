/** A pool or client of pg. */
interface Connection {
  query(text: string): Promise<{ rows: Column[] }>;
}

interface Column {
  readonly table: string;
  readonly name: string;
  /** As PostgreSQL writes it: `timestamp with time zone`, `text[]`. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** Only the database writes it. */
  readonly isAlwaysGenerated: boolean;
  /** Checks of this column alone. */
  readonly checks: readonly string[];
}

// What Kysely's migrator and pg-boss (schema pgboss) make for themselves is no part of ours.
const columns = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as "isNullable", a.atthasdef or a.attidentity = 'd' as "hasDefault",
    a.attidentity = 'a' or a.attgenerated <> '' as "isAlwaysGenerated",
    array(select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      order by k.conname) as checks
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname not like 'kysely\\_%'
  order by c.relname, a.attnum`;

/** The names on the right that are no TypeScript of their own stand in schema-columns.ts. */
const typeNames: Readonly<Record<string, string>> = {
  bigint: "BigInteger",
  boolean: "boolean",
  bytea: "Buffer",
  // pg is told to leave it as text, YYYY-MM-DD.
  date: "string",
  integer: "number",
  real: "number",
  smallint: "number",
  text: "string",
  "timestamp with time zone": "Instant",
  uuid: "string",
  xid8: "string",
  // Out of an array a bigint comes as text, too.
  "bigint[]": "string[]",
  "boolean[]": "boolean[]",
  "smallint[]": "number[]",
  "text[]": "string[]",
  "uuid[]": "string[]",
};

const literal = /'(?:[^']|'')*'(?=::text)|-?\d+/g;

/** `kind = ANY (ARRAY['a'::text, 'b'::text])` and `kind = 'a'::text` allow nothing else than these values. */
function allowedValues(check: string): string | undefined {
  const list = /^\("?\w+"? = (?:ANY \(ARRAY\[(.*)\]\)|('(?:[^']|'')*'::text))\)$/.exec(check);
  const values = (list?.[1] ?? list?.[2])?.match(literal);
  return values
    ?.map((value) =>
      value.startsWith("'") ? JSON.stringify(value.slice(1, -1).replaceAll("''", "'")) : value,
    )
    .join(" | ");
}

/** Text that the code reads as one of its own words, though no check in the database holds it to them. */
const typedTexts: ReadonlySet<string> = new Set([
  "document.refusal",
  "document_fetch.failure",
  "enquiry.subject",
  "fetched_document.refusal",
]);

function columnType({ table, name, type, checks, ...column }: Column): string {
  const place = `${table}.${name}`;
  const base =
    type === "json" || type === "jsonb"
      ? `Json<KnownColumns["${place}"]>`
      : typedTexts.has(place)
        ? `KnownColumns["${place}"]`
        : (checks.map(allowedValues).find((union) => union !== undefined) ?? typeNames[type]);
  if (base === undefined) throw new Error(`${place}: no TypeScript for ${type} yet`);
  const nullable = column.isNullable ? `${base} | null` : base;
  if (column.isAlwaysGenerated) return `GeneratedAlways<${nullable}>`;
  return column.hasDefault ? `Generated<${nullable}>` : nullable;
}

const head = `// Written by \`npm run schema\` from the catalogue of a migrated database. What the database does not know
// stands in schema-columns.ts.
import type {
  BigInteger,
  Generated,
  GeneratedAlways,
  Instant,
  Json,
  KnownColumns,
} from "./schema-columns.ts";
`;

/** Kysely's types of all tables; the same database gives the same text. */
export async function readTypes(connection: Connection): Promise<string> {
  const { rows } = await connection.query(columns);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const lines = [...tables].map(([table, tableColumns]) =>
    [
      `  ${table}: {`,
      ...tableColumns.map((column) => `    ${column.name}: ${columnType(column)};`),
      "  };",
    ].join("\n"),
  );
  return `${head}\nexport interface Database {\n${lines.join("\n")}\n}\n`;
}
