import { expect, test } from "vitest";
import type { Notice } from "../notice.ts";
import { readNotice } from "../read-notice.ts";
import { eformsXml, lot } from "../testing/eforms-fixtures.ts";
import type { EformsParts } from "../testing/eforms-fixtures.ts";
import { bytesOf, el, leaf } from "../testing/xml-builder.ts";

const read = (parts: EformsParts): Notice => readNotice(bytesOf(eformsXml(parts)));

test("the procedure is its code, an unlisted one is other in its own words, acceleration is stated", () => {
  const process = (code: string, accelerated: string): string =>
    el(
      "cac:TenderingProcess",
      leaf("cbc:ProcedureCode", code),
      el(
        "cac:ProcessJustification",
        leaf("cbc:ProcessReasonCode", accelerated, { listName: "accelerated-procedure" }),
      ),
    );
  expect(read({ process: process("neg-w-call", "true") })).toMatchObject({
    procedure: "neg-w-call",
    accelerated: true,
  });
  const national = read({
    process: process("de-comp-wo-call", "false"),
    subtype: "E3",
    customization: "eforms-de-2.1",
  });
  expect(national).toMatchObject({
    format: "eforms-de",
    procedure: "other",
    procedureText: "Verhandlungsvergabe ohne Teilnahmewettbewerb",
    accelerated: false,
    level: "national",
  });
  expect(read({ process: process("Vergabe nach Art des Hauses", "true") }).procedureText).toBe(
    "Vergabe nach Art des Hauses",
  );
});

test("national laws and national procedures are below the EU thresholds, a directive is above", () => {
  const level = (domain: string, law: string, code: string): unknown =>
    read({
      customization: "eforms-de-2.1",
      head: leaf("cbc:RegulatoryDomain", domain),
      terms: el("cac:ProcurementLegislationDocumentReference", leaf("cbc:ID", law)),
      process: el("cac:TenderingProcess", leaf("cbc:ProcedureCode", code)),
    }).level;
  expect(level("other", "uvgo", "open")).toBe("national");
  expect(level("other", "other", "us-free-tw")).toBe("national");
  expect(level("other", "vgv", "open")).toBe("eu");
  expect(level("32014L0024", "vob-a", "open")).toBe("eu");
});

test("the national law is the legal basis where no EU act is named", () => {
  const law = (id: string): string =>
    el("cac:ProcurementLegislationDocumentReference", leaf("cbc:ID", id));
  const notice = read({
    head: leaf("cbc:RegulatoryDomain", "other"),
    terms: [law("CrossBorderLaw"), law("uvgo")],
    subtype: "E3",
  });
  expect(notice.legalBasis).toBe("uvgo");
});

test("a law that only the lots cite is the legal basis", () => {
  const law = el("cac:ProcurementLegislationDocumentReference", leaf("cbc:ID", "vob-a"));
  const notice = read({
    head: leaf("cbc:RegulatoryDomain", "other"),
    lots: [lot("LOT-0001"), lot("LOT-0002", { terms: law })],
  });
  expect(notice).toMatchObject({ legalBasis: "vob-a", level: "national" });
});
