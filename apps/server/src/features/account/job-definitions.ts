import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

const user = z.object({ userId: z.uuid() });
type User = z.output<typeof user>;

/** Every request for a reset link enqueues this job. With an unknown address it gets an unknown user id and does nothing. */
export const resetMailJob: JobDefinition<User> = { name: "send-reset-mail", payload: user };

export const passwordChangedJob: JobDefinition<User> = {
  name: "send-password-changed-mail",
  payload: user,
};

const secondFactor = user.extend({ isOn: z.boolean() });

/** Tells the owner that the second factor was switched on or off. */
export const secondFactorMailJob: JobDefinition<z.output<typeof secondFactor>> = {
  name: "send-second-factor-mail",
  payload: secondFactor,
};

const emailChange = z.object({
  userId: z.uuid(),
  newEmail: z.email(),
  /** When the password that confirmed the request was set; a newer password ends the request. */
  passwordSetAt: z.iso.datetime(),
});

export const emailChangeMailJob: JobDefinition<z.output<typeof emailChange>> = {
  name: "send-email-change-mail",
  payload: emailChange,
};

const emailChanged = z.object({ userId: z.uuid(), oldEmail: z.email() });

/** Tells the old address that it was replaced. */
export const emailChangedJob: JobDefinition<z.output<typeof emailChanged>> = {
  name: "send-email-changed-mail",
  payload: emailChanged,
};
