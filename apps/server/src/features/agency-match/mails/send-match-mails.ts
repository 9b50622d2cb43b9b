import type { Context } from "../../../platform/context.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { createLinkToken } from "../../../platform/tenancy/link-token.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import * as requests from "../requests/closed-request.operator.store.ts";
import * as invitations from "../requests/invitations.operator.store.ts";
import * as emails from "./match.email.ts";

// Each looks first whether its news still holds: whoever withdrew meanwhile is not written to. Done again, each sends
// nothing again.

const day = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

interface OfRequest {
  readonly requestId: string;
}
interface OfInvitation extends OfRequest {
  readonly agencyId: string;
  readonly invitationId: string;
}

export async function mailConfirmation(ctx: Context, { requestId }: OfRequest): Promise<void> {
  const mail = "buyer:confirmation";
  const letter = await asOperator(ctx, async (t) => {
    const request = await requests.findRequest(t, requestId);
    const contact = await requests.findContact(t, requestId);
    if (request?.state !== "received" || request.mailed.includes(mail) || !contact)
      return undefined;
    const { token, hash } = createLinkToken();
    await requests.insertLink(t, requestId, hash);
    return { to: contact.email, token };
  });
  if (!letter) return;
  await sendMail(ctx, {
    to: letter.to,
    replyTo: ctx.site.operator.supportEmail,
    ...emails.requestConfirmationEmail(buyersUrl(ctx, letter.token)),
  });
  await asOperator(ctx, (t) => requests.noteRequestMail(t, requestId, mail));
}

export async function mailOperator(ctx: Context, { requestId }: OfRequest): Promise<void> {
  const request = await asOperator(ctx, (t) => requests.findRequest(t, requestId));
  const mail = "operator:confirmed";
  if (!request || request.mailed.includes(mail)) return;
  await sendMail(ctx, {
    to: ctx.site.operator.supportEmail,
    ...emails.closedRequestEmail(`${ctx.site.publicUrl}/admin`),
  });
  await asOperator(ctx, (t) => requests.noteRequestMail(t, requestId, mail));
}

export async function tellAgency(
  ctx: Context,
  { invitationId, news }: OfInvitation & { readonly news: "asked" | "exchanged" | "ended" },
): Promise<void> {
  const mail = `agency:${news}`;
  const letter = await asOperator(ctx, async (t) => {
    const invitation = await invitations.findInvitation(t, invitationId);
    if (invitation?.state !== news || invitation.mailed.includes(mail)) return undefined;
    const { agency_id, answered_by, request, answers_until } = invitation;
    const to = await invitations.findRecipient(t, agency_id, answered_by);
    return to === undefined ? undefined : { to, title: request.title, until: answers_until };
  });
  if (!letter) return;
  const words = {
    title: letter.title,
    until: day.format(letter.until),
    url: `${ctx.site.publicUrl}/app/markt/agencymatch`,
  };
  const content = {
    asked: emails.matchAskedEmail,
    exchanged: emails.matchExchangedEmail,
    ended: emails.matchEndedEmail,
  }[news](words);
  await sendMail(ctx, { to: letter.to, ...content });
  await asOperator(ctx, (t) => invitations.noteInvitationMail(t, invitationId, mail));
}

export async function tellBuyer(
  ctx: Context,
  {
    requestId,
    invitationId,
    news,
  }: OfInvitation & {
    readonly news: "accepted" | "exchanged" | "ended";
  },
): Promise<void> {
  const mail = `buyer:${news}`;
  const letter = await asOperator(ctx, async (t) => {
    const request = await requests.findRequest(t, requestId);
    const contact = await requests.findContact(t, requestId);
    const invitation = await invitations.findInvitation(t, invitationId);
    if (!request || !contact || request.state === "withdrawn") return undefined;
    // An agency that was deleted took its invitation along.
    const isGone = !invitation && news === "ended";
    if (!isGone && (invitation?.state !== news || invitation.mailed.includes(mail)))
      return undefined;
    const { token, hash } = createLinkToken();
    await requests.insertLink(t, requestId, hash);
    return { to: contact.email, title: request.title, token, isGone };
  });
  if (!letter) return;
  const { title, isGone } = letter;
  const words = { title, isGone, url: buyersUrl(ctx, letter.token) };
  const content = {
    accepted: emails.buyersMatchAcceptedEmail,
    exchanged: emails.buyersMatchExchangedEmail,
    ended: emails.buyersMatchEndedEmail,
  }[news](words);
  await sendMail(ctx, {
    to: letter.to,
    replyTo: ctx.site.operator.supportEmail,
    ...content,
  });
  await asOperator(ctx, (t) => invitations.noteInvitationMail(t, invitationId, mail));
}

const buyersUrl = (ctx: Context, token: string) =>
  `${ctx.site.publicUrl}/kontakt/agentur-finden?anfrage=${token}`;
