import { NoticeError } from "../notice.ts";
import { internalised, longestKept } from "./known-names.ts";

export interface ResolvedName {
  readonly ns: string;
  readonly local: string;
}

const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
const xmlnsNamespace = "http://www.w3.org/2000/xmlns/";

/** The namespace declarations in force at one place of a document (Namespaces in XML 1.0). */
export class NamespaceScope {
  static outermost(): NamespaceScope {
    return outermost;
  }

  private readonly parent: NamespaceScope | undefined;
  private readonly declared: ReadonlyMap<string, string>;
  private cache: Map<string, ResolvedName> | undefined;

  constructor(parent: NamespaceScope | undefined, declared: ReadonlyMap<string, string>) {
    this.parent = parent;
    this.declared = declared;
  }

  /** The scope inside an element with these attributes (flat pairs); this one when they declare nothing. */
  declare(attributes: readonly string[]): NamespaceScope {
    let declared: Map<string, string> | undefined;
    for (let index = 0; index < attributes.length; index += 2) {
      const name = attributes[index]!;
      if (!name.startsWith("xmlns")) continue;
      const uri = internalised(attributes[index + 1]!.trim());
      if (name === "xmlns") (declared ??= new Map()).set("", uri);
      else if (name[5] === ":") (declared ??= new Map()).set(declarable(name.slice(6), uri), uri);
    }
    if (declared === undefined) return this;
    return this === outermost ? knownScope(declared) : new NamespaceScope(this, declared);
  }

  /** Attributes without the declarations; names with a prefix become `{uri}local`. */
  resolveAttributes(attributes: readonly string[]): readonly string[] {
    const resolved: string[] = [];
    for (let index = 0; index < attributes.length; index += 2) {
      const name = attributes[index]!;
      if (name === "xmlns" || name.startsWith("xmlns:")) continue;
      const expanded = name.includes(":") ? this.expand(name) : name;
      if (expanded !== name && resolved.includes(expanded))
        throw malformed(`duplicate attribute ${expanded}`);
      resolved.push(expanded, attributes[index + 1]!);
    }
    return resolved;
  }

  /** The name of an element. */
  resolve(qualifiedName: string): ResolvedName {
    if (this.cache === undefined) this.cache = new Map();
    let name = this.cache.get(qualifiedName);
    if (name === undefined) {
      name = this.split(qualifiedName);
      // A document may invent names without end, and long ones; real ones use some hundred.
      if (this.cache.size >= 2_000) this.cache.clear();
      if (qualifiedName.length <= longestKept) this.cache.set(internalised(qualifiedName), name);
    }
    return name;
  }

  private expand(qualifiedName: string): string {
    const { ns, local } = this.split(qualifiedName);
    return `{${ns}}${local}`;
  }

  private split(qualifiedName: string): ResolvedName {
    const colon = qualifiedName.indexOf(":");
    if (colon === -1) return { ns: this.lookUp("") ?? "", local: internalised(qualifiedName) };
    const prefix = qualifiedName.slice(0, colon);
    const local = qualifiedName.slice(colon + 1);
    const ns = this.lookUp(prefix);
    if (prefix === "" || local === "" || local.includes(":"))
      throw malformed(`name ${qualifiedName}`);
    if (!ns) throw malformed(`unbound prefix ${prefix}`);
    return { ns, local: internalised(local) };
  }

  private lookUp(prefix: string): string | undefined {
    const uri = this.declared.get(prefix);
    return uri === undefined && this.parent ? this.parent.lookUp(prefix) : uri;
  }
}

const outermost = new NamespaceScope(undefined, new Map([["xml", xmlNamespace]]));

/** The scopes of root elements: documents of one publisher declare the same, and share the names looked up. */
const rootScopes = new Map<string, NamespaceScope>();

function knownScope(declared: ReadonlyMap<string, string>): NamespaceScope {
  const key = JSON.stringify([...declared]);
  let scope = rootScopes.get(key);
  if (scope === undefined) {
    scope = new NamespaceScope(outermost, declared);
    if (rootScopes.size >= 20) rootScopes.clear();
    if (key.length <= 5_000) rootScopes.set(key, scope);
  }
  return scope;
}

function declarable(prefix: string, uri: string): string {
  if (prefix === "" || prefix.includes(":") || prefix === "xmlns")
    throw malformed(`prefix ${prefix}`);
  if (uri === "" || uri === xmlnsNamespace) throw malformed(`prefix ${prefix} bound to "${uri}"`);
  if ((prefix === "xml") !== (uri === xmlNamespace)) throw malformed(`prefix ${prefix} rebound`);
  return prefix;
}

function malformed(what: string): NoticeError {
  return new NoticeError(
    "malformed_xml",
    `The document is not well formed: ${what.slice(0, 200)}.`,
  );
}
