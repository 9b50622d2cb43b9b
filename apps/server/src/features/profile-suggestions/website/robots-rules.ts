import * as robotsModule from "robots-parser";

// The package is CommonJS, its types speak of an ES module: what they call a module is the function.
const robotsParser = robotsModule.default as unknown as typeof robotsModule.default.default;

const maxRules = 500;
const maxRuleChars = 200;
const maxStars = 10;
/** All rules together: each character is compared at every place of a path. */
const maxChars = 20_000;
const maxPathChars = 1_000;

export interface RobotsRules {
  readonly allows: (url: string) => boolean;
  readonly delaySeconds: number;
}

/** What a robots.txt lets us read and how slowly. A path longer than any that people link to is refused. */
export function robotsRules({
  url,
  text,
  robotName,
}: {
  readonly url: string;
  readonly text: string;
  readonly robotName: string;
}): RobotsRules {
  const robots = robotsParser(url, relevantRules(text, robotName));
  return {
    allows: (page) => {
      const { pathname, search } = new URL(page);
      if (pathname.length + search.length > maxPathChars) return false;
      return robots.isAllowed(page, robotName) !== false;
    },
    delaySeconds: robots.getCrawlDelay(robotName) ?? 0,
  };
}

interface Group {
  /** Whether any line follows the agent's name; the rules for all count otherwise. */
  hasLines: boolean;
  readonly prohibitions: Set<string>;
  readonly permissions: Set<string>;
  delay?: string;
}

/**
 * The one group of a robots.txt that is for us, small enough to be weighed.
 * The parser stores each rule once per agent line: 21 kilobytes can become a million rules.
 */
export function relevantRules(text: string, robotName: string): string {
  const groups = { us: emptyGroup(), all: emptyGroup() };
  let current = new Set<Group>();
  let isAfterAgent = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { name, value } = fieldOf(line);
    if (name === "") continue;
    if (name === "user-agent") {
      if (!isAfterAgent) current = new Set();
      const agent = value.split("/", 1)[0]?.trim().toLowerCase();
      if (agent === robotName.toLowerCase()) current.add(groups.us);
      if (agent === "*") current.add(groups.all);
    } else {
      for (const group of current) addLine(group, name, value);
    }
    isAfterAgent = name === "user-agent";
  }
  const group = groups.us.hasLines ? groups.us : groups.all;
  return [`User-agent: ${robotName}`, ...linesOf(group)].join("\n");
}

function emptyGroup(): Group {
  return { hasLines: false, prohibitions: new Set(), permissions: new Set() };
}

function fieldOf(line: string): { readonly name: string; readonly value: string } {
  const [content = ""] = line.split("#", 1);
  const colon = content.indexOf(":");
  if (colon < 0) return { name: "", value: "" };
  return {
    name: content.slice(0, colon).trim().toLowerCase(),
    value: content.slice(colon + 1).trim(),
  };
}

function addLine(group: Group, name: string, value: string): void {
  if (!["disallow", "allow", "crawl-delay"].includes(name)) return;
  group.hasLines = true;
  if (value === "") return;
  if (name === "crawl-delay" && Number.isFinite(Number(value))) group.delay = value;
  if (name === "disallow") group.prohibitions.add(shortRule(value));
  // A shortened permission would permit more than the site does.
  if (name === "allow" && shortRule(value) === value) group.permissions.add(value);
}

/** The start of a rule that is too long, which forbids more than the whole; not cut within a character or before `$`. */
function shortRule(rule: string): string {
  const parts = rule.slice(0, maxRuleChars).split("*", maxStars + 1);
  const short = parts.join("*");
  return short === rule ? rule : short.replace(/(?:%[\da-f]?|\$|[\ud800-\udbff])+$/i, "");
}

function linesOf({ prohibitions, permissions, delay }: Group): string[] {
  let chars = 0;
  const rules = [
    ...[...prohibitions].map((rule) => `Disallow: ${rule}`),
    ...[...permissions].map((rule) => `Allow: ${rule}`),
  ]
    .slice(0, maxRules)
    .filter((line) => (chars += line.length) <= maxChars);
  // Which of so many prohibitions to leave out is not for us to choose.
  const weighed = rules.length < prohibitions.size ? ["Disallow: /"] : rules;
  return delay === undefined ? weighed : [...weighed, `Crawl-delay: ${delay}`];
}
