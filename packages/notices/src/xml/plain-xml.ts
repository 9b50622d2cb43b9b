import { withoutReferences } from "./character-references.ts";
import { nameIn } from "./known-names.ts";
import {
  greater,
  isNameCharacter,
  isNameStart,
  isSpace,
  lessThan,
  slash,
} from "./plain-characters.ts";
import type { TreeBuilder } from "./tree-builder.ts";

/** Characters that XML does not know, and the carriage return, which it reads as a line feed. */
const special =
  // eslint-disable-next-line no-control-regex -- control characters are what this looks for
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/;

const declaration =
  /^<\?xml[ \t\n]+version=(?:"1\.0"|'1\.0')(?:[ \t\n]+encoding=(?:"[Uu][Tt][Ff]-8"|'[Uu][Tt][Ff]-8'))?(?:[ \t\n]+standalone=(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\n]*\?>/;

/** Outside the root; `trim` would also take away a no-break space, which XML refuses there. */
const blank = /^[ \t\n]*$/;

const bang = 33;
const quotationMark = 34;
const ampersand = 38;
const apostrophe = 39;
const equals = 61;

/**
 * Tells the tree what a plain document says: well formed, names in ASCII, no DOCTYPE, no CDATA, no processing
 * instructions. False for any other, of which the tree then knows a part: a whole parser has to judge it. Nearly
 * every notice is plain, and for these alone a scanner is twice as fast.
 */
export function scanPlainXml(text: string, tree: TreeBuilder): boolean {
  return !text.includes("]]>") && !special.test(text) && new PlainScanner(text, tree).scan();
}

class PlainScanner {
  private readonly text: string;
  private readonly tree: TreeBuilder;
  /** Qualified names of the elements that are open. */
  private readonly names: string[] = [];
  private hasRoot = false;
  private at: number;
  /** The next "&" at or after `at`, -1 for none. */
  private reference: number;
  /** Of the name read last. */
  private hash = 0;

  constructor(text: string, tree: TreeBuilder) {
    this.text = text;
    this.tree = tree;
    this.at = declaration.exec(text)?.[0].length ?? 0;
    this.reference = text.indexOf("&");
  }

  scan(): boolean {
    const { text } = this;
    while (this.readText()) {
      if (this.at === text.length) return this.hasRoot && this.names.length === 0;
      const code = text.charCodeAt(this.at + 1);
      const isPlain =
        code === slash
          ? this.readEndTag()
          : code === bang
            ? this.skipComment()
            : this.readStartTag();
      if (!isPlain) return false;
    }
    return false;
  }

  /** Up to the next "<" or the end. */
  private readText(): boolean {
    const { text, at, tree } = this;
    let end = at;
    let code = text.charCodeAt(end);
    if (code === lessThan) return true;
    while (isSpace(code)) code = text.charCodeAt((end += 1));
    if (code === lessThan && !tree.keepsBlanks) {
      this.at = end;
      return true;
    }
    end = text.indexOf("<", end);
    if (end === -1) end = text.length;
    this.at = end;
    const hasReference = this.hasReferenceBefore(at, end);
    if (this.names.length === 0) return !hasReference && blank.test(text.slice(at, end));
    if (!hasReference) {
      if (tree.keepsText) tree.addText(text.slice(at, end));
      return true;
    }
    const replaced = withoutReferences(text.slice(at, end));
    if (replaced === undefined) return false;
    tree.addText(replaced);
    return true;
  }

  private hasReferenceBefore(start: number, end: number): boolean {
    if (this.reference === -1) return false;
    if (this.reference < start) this.reference = this.text.indexOf("&", start);
    return this.reference !== -1 && this.reference < end;
  }

  private readStartTag(): boolean {
    const { text, tree, names } = this;
    const start = this.at + 1;
    if (!this.skipName(start)) return false;
    const name = nameIn(text, start, this.at, this.hash);
    if ((this.hasRoot && names.length === 0) || !this.readAttributes()) return false;
    this.hasRoot = true;
    tree.open(name);
    if (text.charCodeAt(this.at) === greater) {
      names.push(name);
      this.at += 1;
      return true;
    }
    tree.close();
    this.at += 2;
    return text.charCodeAt(this.at - 1) === greater;
  }

  private readEndTag(): boolean {
    const { text } = this;
    const name = this.names.pop();
    if (name === undefined || !text.startsWith(name, this.at + 2)) return false;
    let end = this.at + 2 + name.length;
    while (isSpace(text.charCodeAt(end))) end += 1;
    this.at = end + 1;
    this.tree.close();
    return text.charCodeAt(end) === greater;
  }

  private skipComment(): boolean {
    const { text, at } = this;
    if (!text.startsWith("<!--", at)) return false;
    const end = text.indexOf("--", at + 4);
    this.at = end + 3;
    return end !== -1 && text.charCodeAt(end + 2) === greater;
  }

  /** Up to the tag's ">" or "/". */
  private readAttributes(): boolean {
    const { text } = this;
    for (;;) {
      const before = this.at;
      let start = before;
      let code = text.charCodeAt(start);
      while (isSpace(code)) code = text.charCodeAt((start += 1));
      this.at = start;
      if (code === greater || code === slash) return true;
      if (start === before || !this.skipName(start)) return false;
      const name = nameIn(text, start, this.at, this.hash);
      if (text.charCodeAt(this.at) !== equals) return false;
      const value = this.readValue();
      if (value === undefined) return false;
      this.tree.addAttribute(name, value);
    }
  }

  /** The value that stands in quotation marks behind the "=". */
  private readValue(): string | undefined {
    const { text } = this;
    const start = this.at + 2;
    const quote = text.charCodeAt(start - 1);
    if (quote !== quotationMark && quote !== apostrophe) return undefined;
    let end = start;
    let isVerbatim = true;
    for (let code = text.charCodeAt(end); code !== quote; code = text.charCodeAt((end += 1))) {
      if (code === ampersand || code < 32) isVerbatim = false;
      else if (code === lessThan || end >= text.length) return undefined;
    }
    this.at = end + 1;
    const value = text.slice(start, end);
    return isVerbatim ? value : withoutReferences(value.replace(/[\t\n]/g, " "));
  }

  /** Behind the name that starts there; false where none does. */
  private skipName(start: number): boolean {
    const { text } = this;
    let end = start;
    let code = text.charCodeAt(end);
    if (!isNameStart(code)) return false;
    let hash = 0;
    while (isNameCharacter(code)) {
      hash = (Math.imul(hash, 31) + code) | 0;
      code = text.charCodeAt((end += 1));
    }
    this.hash = hash;
    this.at = end;
    // Beyond ASCII it may go on.
    return code < 128;
  }
}
