import { profileData } from "@tc/contract";
import type { ProfileData, SheetFormat } from "@tc/contract";
import { AppError, invariant } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { writeDocx } from "../../../platform/docx/write-docx.ts";
import { FileAnswer } from "../../../platform/http/http-answer.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { writePdf } from "../../../platform/pdf/write-pdf.ts";
import type { PdfContent } from "../../../platform/pdf/write-pdf.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { Judges } from "../../assessment/index.ts";
import { findProfile } from "../../profile/index.ts";
import { requireOpenFolder } from "../get-bid-folder.ts";
import { companySheet } from "./company-sheet.ts";
import { referenceSheets } from "./reference-sheets.ts";

interface Wish {
  readonly slug: string;
  readonly format: SheetFormat;
}

export async function printCompanySheet(
  ctx: Context,
  judges: Judges,
  { slug, format }: Wish,
): Promise<FileAnswer> {
  await requireOpenFolder(ctx, judges, slug);
  const profile = await readProfile(ctx);
  const content = companySheet(profile, berlinDay(ctx.now()));
  return toFile(content, `firmenblatt.${format}`, format);
}

/** Of the references that are chosen, in their order. Throws not_found for one that the profile does not have. */
export async function printReferenceSheets(
  ctx: Context,
  judges: Judges,
  { slug, format, reference }: Wish & { readonly reference?: string | undefined },
): Promise<FileAnswer> {
  const { folder, title } = await requireOpenFolder(ctx, judges, slug);
  const profile = await readProfile(ctx);
  const ids = reference === undefined ? folder.references.chosen.map(({ id }) => id) : [reference];
  const references = ids.flatMap((id) => profile.references.find((entry) => entry.id === id) ?? []);
  if (references.length === 0) throw new AppError("not_found");
  const content = referenceSheets({
    companyName: profile.companyName,
    tenderTitle: title,
    references,
  });
  const name = references.length === 1 ? "referenzblatt" : "referenzblaetter";
  return toFile(content, `${name}-${slug}.${format}`, format);
}

async function readProfile(ctx: Context): Promise<ProfileData> {
  const { agencyId } = requireMembership(ctx);
  const row = await inAgency(ctx, agencyId, findProfile);
  invariant(row, "an agency has a profile");
  return profileData.parse(row.data);
}

async function toFile(content: PdfContent, name: string, format: SheetFormat): Promise<FileAnswer> {
  return new FileAnswer(
    format === "pdf" ? await writePdf(content) : await writeDocx(content),
    name,
  );
}
