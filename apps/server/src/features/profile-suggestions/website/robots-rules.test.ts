import { describe, expect, test } from "vitest";
import { relevantRules, robotsRules } from "./robots-rules.ts";

const site = "https://agentur.example";
const linesOf = (text: string) => relevantRules(text, "TenderChances").split("\n");
const rulesOf = (text: string) =>
  robotsRules({ url: `${site}/robots.txt`, text, robotName: "TenderChances" });
const isAllowed = (text: string, path: string) => rulesOf(text).allows(site + path);

describe("a robots.txt as a memory bomb", () => {
  test("of one agent repeated a thousand times keeps each rule once", () => {
    const rules = Array.from({ length: 400 }, (_, index) => `Disallow: /${index}`);
    const bomb = "User-agent: *\n".repeat(1_000) + rules.join("\n");
    expect(linesOf(bomb)).toEqual(["User-agent: TenderChances", ...rules]);
  });

  test("of rules for a thousand other robots keeps nothing", () => {
    const others = Array.from({ length: 1_000 }, (_, index) => `User-agent: bot${index}`);
    expect(linesOf(`${others.join("\n")}\nDisallow: /a`)).toEqual(["User-agent: TenderChances"]);
  });

  test("of more than 500 prohibitions is not weighed: nothing may be read", () => {
    const rules = Array.from({ length: 501 }, (_, index) => `Disallow: /${index}`);
    const text = `User-agent: *\n${rules.join("\n")}`;
    expect(linesOf(text)).toEqual(["User-agent: TenderChances", "Disallow: /"]);
    expect(isAllowed(text, "/leistungen")).toBe(false);
  });

  test("of 480 rules that are long is not weighed either, and long permissions stop at 20,000 characters", () => {
    const paths = Array.from({ length: 480 }, (_, index) => `/*${"a".repeat(180)}*b${index}`);
    const all = (name: string) =>
      `User-agent: *\n${paths.map((path) => `${name}: ${path}`).join("\n")}`;
    expect(linesOf(all("Disallow"))).toEqual(["User-agent: TenderChances", "Disallow: /"]);
    const [, ...permissions] = linesOf(all("Allow"));
    expect(permissions.join("").length).toBeLessThanOrEqual(20_000);
    expect(permissions.length).toBeGreaterThan(90);
  });

  test("of permissions beyond 500 rules loses permissions, no prohibition", () => {
    const rules = Array.from({ length: 600 }, (_, index) => `Allow: /${index}`);
    const text = `User-agent: *\n${rules.join("\n")}\nDisallow: /intern`;
    expect(linesOf(text)).toHaveLength(1 + 500);
    expect(isAllowed(text, "/intern")).toBe(false);
  });

  test("of long rules and many stars forbids more rather than less", () => {
    const long = `/${"a".repeat(300)}`;
    const stars = "/*b".repeat(30);
    const text = `User-agent: *\nDisallow: ${long}\nDisallow: ${stars}\nAllow: ${long}\nAllow: ${stars}`;
    const [, ...rules] = linesOf(text);
    expect(rules).toEqual([`Disallow: ${long.slice(0, 200)}`, `Disallow: ${"/*b".repeat(10)}/`]);
    expect(isAllowed(text, long)).toBe(false);
    expect(isAllowed(text, "/xb".repeat(30))).toBe(false);
    expect(isAllowed(text, "/kontakt")).toBe(true);
  });

  test.each(["$", "%", "%c", "\ud83d", "%$"])("does not end a cut rule within %j", (end) => {
    const start = `/${"a".repeat(199 - end.length)}`;
    const text = `User-agent: *\nDisallow: ${start}${end}3abc`;
    expect(linesOf(text)).toEqual(["User-agent: TenderChances", `Disallow: ${start}`]);
  });
});

describe("the rules of a site", () => {
  test("for us count instead of those for all, wherever they stand and however they are written", () => {
    const text = [
      "Disallow: /vor-jedem-agenten",
      "User-agent: *",
      "Disallow: /alle",
      "Crawl-delay: 9",
      "",
      "USER-AGENT: andere",
      "user-agent: tenderchances/1.0 # wir",
      "disallow: /wir # nicht lesen",
      "Allow: /wir/doch",
      "Crawl-delay: 2",
      "Sitemap: https://agentur.example/sitemap.xml",
      "User-agent: andere",
      "Disallow: /",
    ].join("\r\n");
    expect(isAllowed(text, "/alle")).toBe(true);
    expect(isAllowed(text, "/wir/hier")).toBe(false);
    expect(isAllowed(text, "/wir/doch")).toBe(true);
    expect(isAllowed(text, "/vor-jedem-agenten")).toBe(true);
    expect(rulesOf(text).delaySeconds).toBe(2);
  });

  test("for us that are empty allow everything", () => {
    const text = "User-agent: *\nDisallow: /\nUser-agent: TenderChances\nDisallow:\n";
    expect(isAllowed(text, "/")).toBe(true);
  });

  test("for all count where none are for us", () => {
    const text = "User-agent: *\nDisallow: /intern\nCrawl-delay: 3";
    expect(isAllowed(text, "/intern")).toBe(false);
    expect(rulesOf(text).delaySeconds).toBe(3);
    expect(isAllowed("", "/intern")).toBe(true);
  });

  test("are not asked about a path of more than 1,000 characters: it is refused", () => {
    expect(isAllowed("", `/${"a".repeat(999)}`)).toBe(true);
    expect(isAllowed("", `/${"a".repeat(1_000)}`)).toBe(false);
    expect(isAllowed("", `/?${"a".repeat(999)}`)).toBe(false);
  });
});
