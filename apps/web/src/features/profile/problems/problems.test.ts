import { expect, test } from "vitest";
import { ApiError } from "../../../platform/api/api-error";
import { problemsOf, serverProblems, withoutProblemsOf } from "./problems";

test("each refused input has its own German sentence", () => {
  const problems = problemsOf({
    companyName: " ",
    references: [
      {
        id: "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b11",
        client: "",
        title: "Kampagne",
        year: 0,
        agencySectors: [],
        isPublicClient: false,
      },
    ],
    focus: "x".repeat(4_001),
  });
  expect(problems).toEqual({
    companyName: "Bitte gib den Namen deiner Agentur an.",
    "references.0.client": "Bitte nenne den Auftraggeber.",
    "references.0.year": "Bitte ein Jahr ab 1980, zum Beispiel 2024.",
    focus: "Das ist zu lang. Bitte kürze es.",
  });
});

test("what is right has no problem, an emptied website and team size among it", () => {
  expect(problemsOf({ companyName: "Nordlicht", website: "", teamSize: null })).toEqual({});
});

test("what the server refuses is shown at the same input", () => {
  const error = new ApiError("bad_request", 400, "r", {
    fields: [
      { path: "changes.certificates.2.name", problem: "Too small" },
      { path: "changes.website", problem: "no" },
    ],
  });
  expect(serverProblems(error)).toEqual({
    "certificates.2.name": "Bitte nenne das Zertifikat.",
    website: "Bitte prüfe diese Angabe.",
  });
  expect(serverProblems(new Error("anders"))).toEqual({});
});

test("typing into a part takes its problems away, so that it can be saved again", () => {
  const problems = { "references.0.title": "a", "references.1.year": "b", website: "c" };
  expect(withoutProblemsOf(problems, { references: [] })).toEqual({ website: "c" });
  expect(withoutProblemsOf(problems, { focus: "" })).toBe(problems);
});
