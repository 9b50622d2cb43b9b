import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { deleteEnquiry } from "./delete-enquiry.ts";
import { listEnquiries } from "./list-enquiries.ts";
import { getOnboardingRequest } from "./onboarding/get-onboarding-request.ts";
import { sendOnboardingRequest } from "./onboarding/send-onboarding-request.ts";
import { receiveEnquiry } from "./receive-enquiry.ts";

export function enquiriesRoutes(): BoundEndpoint[] {
  return [
    bind(contract.sendDemoRequest, (ctx, { body }) => receiveEnquiry(ctx, "demo", body)),
    bind(contract.sendContactRequest, (ctx, { body }) => receiveEnquiry(ctx, "contact", body)),
    bind(contract.getOnboardingRequest, getOnboardingRequest),
    bind(contract.sendOnboardingRequest, (ctx, { body }) => sendOnboardingRequest(ctx, body)),
    bind(contract.listEnquiries, (ctx, { query }) => listEnquiries(ctx, query)),
    bind(contract.changeEnquiry, (ctx, { params, body }) => changeEnquiry(ctx, params.id, body)),
    bind(contract.deleteEnquiry, (ctx, { params }) => deleteEnquiry(ctx, params.id)),
  ];
}
