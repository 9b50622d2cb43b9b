import { defaultTreeAdapter, parse } from "parse5";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";

export interface TextBlock {
  readonly text: string;
  readonly isHeading: boolean;
}

export interface PageText {
  readonly title: string;
  readonly blocks: readonly TextBlock[];
  /** Targets as written, with the words of the link */
  readonly links: readonly { readonly href: string; readonly words: string }[];
}

const maxNodes = 60_000;
const maxBlocks = 3_000;
const maxBlockChars = 400;
const maxLinks = 500;
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const skipped = new Set(
  "script style noscript template svg math iframe object select textarea button nav head".split(
    " ",
  ),
);
const inline = new Set(
  "a abbr b bdi bdo cite code em font i kbd mark q s small span strong sub sup time u wbr".split(
    " ",
  ),
);

/** The page has more nodes than any page that people read. */
export class PageTooComplex extends Error {}

/** The visible words of a page, block by block. Markup of strangers: nothing of it leaves but plain text. */
export function readPageText(html: string): PageText {
  const blocks: TextBlock[] = [];
  const links: { href: string; words: string }[] = [];
  let title = "";
  let text = "";
  let heading = false;
  const flush = () => {
    const cleaned = cleanText(text, maxBlockChars);
    if (cleaned !== "" && blocks.length < maxBlocks)
      blocks.push({ text: cleaned, isHeading: heading });
    text = "";
  };
  // A stack instead of recursion: pages may be nested as deep as they like.
  const stack: (Tree.Node | (() => void))[] = [parseWithLimit(html)];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    if (typeof item === "function") {
      item();
      continue;
    }
    if (defaultTreeAdapter.isTextNode(item)) {
      if (text.length < 4 * maxBlockChars) text += item.value;
      continue;
    }
    if (!("childNodes" in item)) continue;
    const name = "tagName" in item ? item.tagName : "";
    if (name === "head") title = titleOf(item);
    if ("tagName" in item && isHidden(item)) {
      collectLinks(item, links);
      continue;
    }
    if (name === "a" && "attrs" in item) addLink(item, links);
    if (name !== "" && !inline.has(name)) {
      flush();
      heading = headings.has(name);
      stack.push(() => {
        flush();
        heading = false;
      });
    }
    for (const child of item.childNodes.toReversed()) stack.push(child);
  }
  flush();
  return { title, blocks, links };
}

/** One line of plain text: no control or direction characters, which could make it look like another. */
export function cleanText(text: string, max: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length <= max ? line : line.slice(0, max).trimEnd();
}

/** Open formatting tags are repeated in every later block, so that a small page can become a huge tree. */
function parseWithLimit(html: string): Tree.Document {
  let nodes = 0;
  const count = () => {
    if (++nodes > maxNodes) throw new PageTooComplex();
  };
  return parse(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (...args) => {
        count();
        return defaultTreeAdapter.createElement(...args);
      },
    },
  });
}

function isHidden(element: Tree.Element): boolean {
  if (skipped.has(element.tagName)) return true;
  return element.attrs.some(
    ({ name, value }) =>
      name === "hidden" ||
      (name === "style" && /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(value)),
  );
}

type Links = { href: string; words: string }[];

/** Menus count for where to go on, not for what the agency says. */
function collectLinks(root: Tree.Element, links: Links): void {
  if (root.tagName !== "nav") return;
  const stack: Tree.Node[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if ("tagName" in node && node.tagName === "a") addLink(node, links);
    if ("childNodes" in node) stack.push(...node.childNodes.toReversed());
  }
}

function addLink(element: Tree.Element, links: Links): void {
  const href = element.attrs.find(({ name }) => name === "href")?.value;
  if (href === undefined || href.length > 500 || links.length >= maxLinks) return;
  const words = element.childNodes
    .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ""))
    .join(" ");
  links.push({ href, words: cleanText(words, 100) });
}

function titleOf(head: Tree.ParentNode): string {
  const element = head.childNodes.find((node) => "tagName" in node && node.tagName === "title");
  const text = element && "childNodes" in element ? element.childNodes[0] : undefined;
  return text && defaultTreeAdapter.isTextNode(text) ? cleanText(text.value, 120) : "";
}
