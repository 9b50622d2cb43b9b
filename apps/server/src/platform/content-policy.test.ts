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

test.each([
  ["a document", documentContentPolicy(inline)],
  ["a document that may load services after consent", documentContentPolicy(inline, services)],
])("the evaluator finds nothing of medium severity or more in the policy of %s", (_, policy) => {
  expect(findingsOf(policy)).toEqual([]);
});

test("the evaluator does find a policy that lets inline scripts run", () => {
  const weak = documentContentPolicy(inline).replace(hash, "'unsafe-inline'");
  expect(findingsOf(weak)).not.toEqual([]);
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
