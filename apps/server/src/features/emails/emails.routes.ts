import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { addAddress } from "./addresses/add-address.ts";
import { confirmAddress } from "./addresses/confirm-address.ts";
import { removeAddress } from "./addresses/remove-address.ts";
import { retryAddress } from "./addresses/retry-address.ts";
import { getMail } from "./history/get-mail.ts";
import { listMails } from "./history/list-mails.ts";
import { getEmails } from "./settings/get-emails.ts";
import { saveEmails } from "./settings/save-emails.ts";
import { previewUnsubscribing, unsubscribe } from "./unsubscribing/unsubscribe.ts";

export function emailsRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getEmails, (ctx) => getEmails(ctx)),
    bind(contract.saveEmails, (ctx, { body }) => saveEmails(ctx, body)),
    bind(contract.retryMailAddress, (ctx, { body }) => retryAddress(ctx, body)),
    bind(contract.addMailAddress, (ctx, { body }) => addAddress(ctx, body)),
    bind(contract.removeMailAddress, (ctx, { params }) => removeAddress(ctx, params)),
    bind(contract.confirmMailAddress, (ctx, { body }) => confirmAddress(ctx, body)),
    bind(contract.listMails, (ctx, { query }) => listMails(ctx, query)),
    bind(contract.getMail, (ctx, { params }) => getMail(ctx, params)),
    bind(contract.previewUnsubscribing, (ctx, { body }) => previewUnsubscribing(ctx, body)),
    bind(contract.unsubscribe, (ctx, { body }) => unsubscribe(ctx, body)),
  ];
}
