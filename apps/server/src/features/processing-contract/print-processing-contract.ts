import type { Context } from "../../platform/context.ts";
import { writePdf } from "../../platform/pdf/write-pdf.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { contractVersion } from "./contract-text.ts";
import { currentText } from "./get-processing-contract.ts";
import { findConcluded } from "./processing-contract.store.ts";

const moment = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

/** What was concluded, word for word; before that a draft that says so. */
export async function printProcessingContract(
  ctx: Context,
): Promise<{ fileName: string; pdfBase64: string }> {
  const { agencyId } = requireMembership(ctx);
  const { text, version, state } = await inAgency(ctx, agencyId, async (t) => {
    const concluded = await findConcluded(t);
    if (!concluded) {
      const state = "Entwurf, nicht geschlossen";
      return { text: await currentText(t), version: contractVersion, state };
    }
    const { at, byName } = concluded;
    const state = `Elektronisch geschlossen am ${moment.format(at)} Uhr von ${byName}`;
    return { ...concluded, state };
  });
  const pdf = await writePdf({
    title: text.title,
    lead: `${state}. Fassung ${version}.`,
    sections: text.sections,
  });
  return {
    fileName: `auftragsverarbeitung-${version}.pdf`,
    pdfBase64: pdf.toString("base64"),
  };
}
