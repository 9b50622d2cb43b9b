import { certificatesIn } from "@tc/assessment";
import type { ProofFile, ProofKind } from "@tc/contract";
import { prequalification } from "./paper-names.ts";
import type { PaperDemand } from "./paper-names.ts";

/** The kind of proof that answers a demand; undefined where no file of the agency's does. */
export function proofKindOf({ kind, subject, name }: PaperDemand): ProofKind | undefined {
  if (kind === "form" || subject === "references" || subject === "turnover") return undefined;
  if (subject === "insurance") return "insurance";
  if (name === prequalification) return "prequalification";
  if (subject === "certificates") return "certificate";
  return /register/i.test(name) ? "register" : "other";
}

/** The agency's files that answer a demand, the one that holds longest first. */
export function proofsFor(demand: PaperDemand, proofs: readonly ProofFile[]): ProofFile[] {
  return proofs
    .filter((proof) => answers(proof, demand))
    .toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)));
}

const lastDay = ({ validUntil = "9999-12-31" }: ProofFile) => validUntil;

function answers(proof: ProofFile, demand: PaperDemand): boolean {
  const kind = proofKindOf(demand);
  if (kind === "insurance" || kind === "prequalification") return proof.kind === kind;
  if (kind === undefined) return false;
  if (kind === "certificate") {
    const { anyOf = [] } = demand;
    const names = certificatesIn(proof.name).map(({ name }) => name);
    return proof.kind === kind && anyOf.some((wanted) => [...names, proof.name].includes(wanted));
  }
  // An extract of the trade register is none of the register of offences.
  const isNamed = isSame(proof.name, demand.name);
  return isNamed || (proof.kind === "register" && kind === "register" && isCompanyRegister(demand));
}

const isCompanyRegister = ({ name }: PaperDemand) => name === "Handelsregisterauszug";

/** The proof's first words name the whole paper, "Unbedenklichkeitsbescheinigung AOK"; half a word is another paper. */
function isSame(proof: string, paper: string): boolean {
  const words = wordsOf(proof);
  const wanted = wordsOf(paper).join("");
  return words.some((_, index) => words.slice(0, index + 1).join("") === wanted);
}

/** A hyphen joins: "Handelsregister-Auszug" is one word. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[-\u00ad\u2010\u2011](?=\p{L})/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
