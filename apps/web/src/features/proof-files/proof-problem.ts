import { proofLimits } from "@tc/domain";
import { megabytes } from "../../platform/format/megabytes";

const allowed = ["application/pdf", "image/png", "image/jpeg"];
export const acceptedFiles = ".pdf,.png,.jpg,.jpeg";
export const maxSize = megabytes(proofLimits.fileBytes);

/** Why a file cannot be kept, before it is sent; the server looks at the content as well. */
export function proofProblem({ size, type }: Pick<File, "size" | "type">): string | undefined {
  if (size === 0) return "Die Datei ist leer.";
  if (size > proofLimits.fileBytes) return `Die Datei ist größer als ${maxSize}.`;
  return allowed.includes(type) ? undefined : "Nur PDF, PNG und JPG.";
}
