import { sendContactRequest, sendDemoRequest } from "@tc/contract";
import { invariant } from "@tc/domain";
import { visitorContext } from "../people/sign-up.ts";
import type { VisitorContext } from "../people/sign-up.ts";
import type { TestContext } from "../database/test-context.ts";
import type { TestDatabase } from "../database/test-database.ts";
import { testOperator } from "../database/test-operator.ts";
import { enquiriesJobs } from "../../features/enquiries/enquiries.jobs.ts";
import type { ContactRequest, DemoRequest } from "../../features/enquiries/receive-enquiry.ts";

const sender = { firstName: "Nora", lastName: "Neu", email: "nora@neu.example" };

export const demoGiven = { ...sender, company: "Neue Agentur GmbH", companySize: "11-50" };
export const contactGiven = { ...sender, subject: "Partnerschaft", message: "Guten Tag!" };

/** As it comes over HTTP. */
export function demoRequest(parts: Record<string, unknown> = {}): DemoRequest {
  invariant(sendDemoRequest.body, "a demo request has a body");
  return sendDemoRequest.body.parse({ ...demoGiven, ...parts });
}

export function contactRequest(parts: Record<string, unknown> = {}): ContactRequest {
  invariant(sendContactRequest.body, "a contact request has a body");
  return sendContactRequest.body.parse({ ...contactGiven, ...parts });
}

/** A visitor of an installation whose operator is known by addresses. */
export function enquirer(
  database: TestDatabase,
  options: Parameters<typeof visitorContext>[1] = {},
): VisitorContext {
  const ctx = visitorContext(database, options);
  return { ...ctx, site: { ...ctx.site, operator: testOperator } };
}

/** Does what was scheduled so far, as a worker would; `times` as if the queue forgot that it was done. */
export async function doEnquiryJobs(
  database: TestDatabase,
  ctx: TestContext,
  times = 1,
): Promise<void> {
  const jobs = await ctx.sentJobs();
  await database.owner.db.deleteFrom("test_job" as never).execute();
  for (const { name, payload } of jobs) {
    const handler = enquiriesJobs().find(({ job }) => job.name === name);
    invariant(handler, `nobody does ${name}`);
    for (let time = 0; time < times; time++) {
      await handler.run(ctx, payload, new AbortController().signal);
    }
  }
}
