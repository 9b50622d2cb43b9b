import { accountLimits } from "@tc/domain";
import { z } from "zod";

/** One line of text a person types: trimmed, without control characters, which a mail header or a log could trip over. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, "Steuerzeichen sind nicht erlaubt");

export const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u, "Steuerzeichen sind nicht erlaubt")
    .optional();

/** Several lines of text a person types: trimmed, line ends of one kind, no other control characters than those and tabs. */
export const lines = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/g, "\n").trim())
    .max(max)
    .regex(/^[\P{Cc}\n\t]*$/u, "Steuerzeichen sind nicht erlaubt");

/** An address as typed; the server compares it by `normalizeEmail`. */
export const email = z.string().trim().max(accountLimits.emailMax).pipe(z.email());

/** Exactly as typed: not trimmed, not cut. Whether it is good enough is said by the server with reasons. */
export const password = z.string().min(1).max(1_000);

/** A secret of a link in a mail: 256 random bits in base64url. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

export const done = z.object({ done: z.literal(true) });

/** The content of a file */
export const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
