import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { changeName } from "./change-name.ts";
import { changePassword } from "./passwords/change-password.ts";
import { completePasswordReset } from "./passwords/complete-password-reset.ts";
import { confirmEmailChange } from "./email/confirm-email-change.ts";
import { exchangeRecoveryToken } from "./passwords/exchange-recovery-token.ts";
import { getSession } from "./sessions/get-session.ts";
import { getUserStatus } from "./get-user-status.ts";
import { listSessions } from "./sessions/list-sessions.ts";
import { requestEmailChange } from "./email/request-email-change.ts";
import { requestPasswordReset } from "./passwords/request-password-reset.ts";
import { revokeSession } from "./sessions/revoke-session.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
} from "./second-factor/set-up-second-factor.ts";
import { signIn } from "./sessions/sign-in.ts";
import { signOut, signOutEverywhere } from "./sessions/sign-out.ts";
import { verifySecondFactor } from "./second-factor/verify-second-factor.ts";

export function accountRoutes(): BoundEndpoint[] {
  return [
    bind(contract.getSession, getSession),
    bind(contract.getUserStatus, getUserStatus),
    bind(contract.signIn, (ctx, { body }) => signIn(ctx, body)),
    bind(contract.verifySecondFactor, (ctx, { body }) => verifySecondFactor(ctx, body)),
    bind(contract.signOut, signOut),
    bind(contract.listSessions, listSessions),
    bind(contract.revokeSession, (ctx, { params }) => revokeSession(ctx, params)),
    bind(contract.signOutEverywhere, signOutEverywhere),
    bind(contract.changePassword, (ctx, { body }) => changePassword(ctx, body)),
    bind(contract.changeName, (ctx, { body }) => changeName(ctx, body)),
    bind(contract.requestEmailChange, (ctx, { body }) => requestEmailChange(ctx, body)),
    bind(contract.confirmEmailChange, (ctx, { body }) => confirmEmailChange(ctx, body)),
    bind(contract.beginSecondFactor, (ctx, { body }) => beginSecondFactor(ctx, body)),
    bind(contract.confirmSecondFactor, (ctx, { body }) => confirmSecondFactor(ctx, body)),
    bind(contract.removeSecondFactor, (ctx, { body }) => removeSecondFactor(ctx, body)),
    bind(contract.renewBackupCodes, (ctx, { body }) => renewBackupCodes(ctx, body)),
    bind(contract.requestPasswordReset, (ctx, { body }) => requestPasswordReset(ctx, body)),
    bind(contract.exchangeRecoveryToken, (ctx, { body }) => exchangeRecoveryToken(ctx, body)),
    bind(contract.completePasswordReset, (ctx, { body }) => completePasswordReset(ctx, body)),
  ];
}
