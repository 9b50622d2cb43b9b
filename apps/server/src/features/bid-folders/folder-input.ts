import type { ProfileData, ProofFile } from "@tc/contract";
import type { FoundInput } from "../tender-checks/index.ts";

/** All that the papers and questions of a folder are made of; nothing of it is asked for while they are made. */
export interface FolderInput extends FoundInput {
  readonly profile: Pick<ProfileData, "certificates" | "insurance" | "references" | "turnover">;
  /** The files of proofs that the agency keeps */
  readonly proofs: readonly ProofFile[];
  readonly now: Date;
}
