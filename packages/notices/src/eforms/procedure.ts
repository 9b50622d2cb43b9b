import { type ProcedureType, type ProcurementLevel, procedureTypes } from "@tc/domain";
import { cleanLine } from "../clean-text.ts";
import type { Notice } from "../notice.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { defined } from "./lots.ts";
import { cac, cacAll, cbcAll, cbcCode, indicator, isListed } from "./ubl.ts";

/** National procedures (UVgO, VOB/A, VSVgV) by the codes of eForms-DE, in the law's words. */
const nationalProcedures: Readonly<Record<string, string>> = {
  "de-open": "Öffentliche Ausschreibung",
  "de-restricted-w-call": "Beschränkte Ausschreibung mit Teilnahmewettbewerb",
  "de-restricted-wo-call": "Beschränkte Ausschreibung ohne Teilnahmewettbewerb",
  "de-comp-w-call": "Verhandlungsvergabe mit Teilnahmewettbewerb",
  "de-comp-wo-call": "Verhandlungsvergabe ohne Teilnahmewettbewerb",
  "de-comp-neg-w-call": "Verhandlungsvergabe mit Teilnahmewettbewerb",
  "de-comp-neg-wo-call": "Verhandlungsvergabe ohne Teilnahmewettbewerb",
  "us-open": "Öffentliche Ausschreibung",
  "us-res-tw": "Beschränkte Ausschreibung mit Teilnahmewettbewerb",
  "us-res-no-tw": "Beschränkte Ausschreibung ohne Teilnahmewettbewerb",
  "us-neg-w-call": "Verhandlungsvergabe mit Teilnahmewettbewerb",
  "us-neg-wo-call": "Verhandlungsvergabe ohne Teilnahmewettbewerb",
  "us-free-tw": "Freihändige Vergabe mit Teilnahmewettbewerb",
  "us-free-no-tw": "Freihändige Vergabe ohne Teilnahmewettbewerb",
  "us-hhr": "Verfahren nach Haushaltsrecht",
};

/** BT-01(c) in eForms-DE and BT-01 in the dialect ("de-uvgo"): what holds below the EU thresholds only. */
const nationalLaw = /^(?:de-)?(?:uvgo|vob(?:-a)?|vol(?:-a)?|hhr|svhv)$/;

/** BT-105, 106, 01 and the level of the procedure. */
export function readProcedure(
  root: XmlElement,
  subtype: string | undefined,
  isBelowThresholdDialect: boolean,
): Pick<Notice, "procedure" | "procedureText" | "accelerated" | "level" | "legalBasis"> {
  const process = cac(root, "TenderingProcess");
  const published = cleanLine(cbcCode(process, "ProcedureCode"));
  const procedure = procedureTypes.find((type) => type === published);
  const domain = cbcCode(root, "RegulatoryDomain");
  const basis = legalBasis(root, domain);
  const isNational =
    isBelowThresholdDialect || /^(?:us|de)-/.test(published ?? "") || nationalLaw.test(basis ?? "");
  return defined({
    procedure:
      procedure ?? (published === undefined ? undefined : ("other" satisfies ProcedureType)),
    procedureText:
      procedure === undefined && published !== undefined
        ? (ownEntry(nationalProcedures, published) ?? published)
        : undefined,
    accelerated: isAccelerated(root),
    level: levelOf(domain, subtype, isNational),
    legalBasis: basis,
  });
}

function isAccelerated(root: XmlElement): boolean | undefined {
  const reasons = cacAll(cac(root, "TenderingProcess"), "ProcessJustification")
    .flatMap((el) => cbcAll(el, "ProcessReasonCode"))
    .filter((el) => isListed(el, "accelerated-procedure"));
  return indicator(reasons[0]?.text);
}

/** E1–E6, national laws, national procedures and the dialect are below the EU thresholds, a directive (BT-01) above. */
function levelOf(
  domain: string | undefined,
  subtype: string | undefined,
  isNational: boolean,
): ProcurementLevel | undefined {
  if (subtype !== undefined && /^E\d$/.test(subtype)) return "national";
  if (domain !== undefined && /^3\d{4}[LR]\d{4}$/.test(domain)) return "eu";
  if (isNational) return "national";
  return subtype === undefined ? undefined : "eu";
}

/** BT-01: the EU act; where the notice names none of these, the national law it or a lot of it cites. */
function legalBasis(root: XmlElement, domain: string | undefined): string | undefined {
  if (domain !== undefined && domain !== "other") return cleanLine(domain);
  const national = [root, ...cacAll(root, "ProcurementProjectLot")]
    .flatMap((el) => cacAll(cac(el, "TenderingTerms"), "ProcurementLegislationDocumentReference"))
    .map((el) => cbcCode(el, "ID"))
    .find((id) => id !== undefined && id !== "CrossBorderLaw" && id !== "LocalLegalBasis");
  return cleanLine(national ?? domain);
}

function ownEntry(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
