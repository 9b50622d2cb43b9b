import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { documentContentPolicy, inlinePartsOf } from "./content-policy.ts";

// Questions rather than findings: no address of ours answers with JSONP or with files of users, and a service is the
// operator's choice.
const answered = [
  /^'self' can be problematic if you host JSONP/,
  /^No bypass found; make sure that this URL doesn't serve JSONP/,
];

/** What Google's evaluator finds to be, or possibly to be, of medium severity or more; smaller numbers are worse. */
function findingsOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .filter(({ description }) => !answered.some((question) => question.test(description)))
    .map(({ severity, directive, description }) => `${severity} ${directive}: ${description}`);
}

const hash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const inline = { scripts: [hash], styles: [hash] };
const services = {
  analytics: { script: "https://stats.tc.example/count.js", hosts: ["stats.tc.example"] },
};

const payments = {
  scripts: ["https://js.pay.example"],
  frames: ["https://hooks.pay.example"],
  connections: ["https://api.pay.example"],
};

test.each([
  ["a document", documentContentPolicy(inline)],
  ["a document that takes payments", documentContentPolicy(inline, {}, payments)],
  ["a document that may load services after consent", documentContentPolicy(inline, services)],
])("the evaluator finds nothing of medium severity or more in the policy of %s", (_, policy) => {
  expect(findingsOf(policy)).toEqual([]);
});

test("the evaluator does find a policy that lets inline scripts run", () => {
  const weak = documentContentPolicy(inline).replace(hash, "'unsafe-inline'");
  expect(findingsOf(weak)).not.toEqual([]);
});

test("a provider of payments may do what it was named for, and nothing else", () => {
  const policy = documentContentPolicy(inline, {}, payments);
  expect(policy).toContain(`script-src 'self' ${hash} https://js.pay.example;`);
  expect(policy).toContain("frame-src https://hooks.pay.example;");
  expect(policy).toContain("connect-src 'self' https://api.pay.example;");
  expect(policy.match(/pay\.example/g)).toHaveLength(3);
  expect(documentContentPolicy(inline)).not.toContain("frame-src");
});

test("the policy names what stands in a document, and neither files nor structured data", () => {
  const parts = inlinePartsOf(
    `<script>alert('Hello, world.');</script><script type="module" src="/a.js"></script>` +
      '<script type="application/ld+json">{}</script><style>p{}</style><link href="/a.css">',
  );
  // The first is the example of the Content Security Policy's specification.
  expect(parts.scripts).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"]);
  expect(parts.styles).toHaveLength(1);
});
