import { requestExport } from "@tc/contract";
import { afterEach, expect, test, vi } from "vitest";
import { receiveFile } from "./receive-file";

afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: Response) => {
  const fetched = vi.fn(async () => answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
const receive = () => receiveFile(requestExport, { body: { currentPassword: "geheim" } });

test("a file comes with its name, whatever letters it has", async () => {
  const fetched = answerWith(
    new Response("Inhalt", {
      headers: {
        "content-disposition": "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.zip",
      },
    }),
  );
  const { fileName, content } = await receive();
  expect([fileName, await content.text()]).toEqual(["Größe (1).zip", "Inhalt"]);
  expect(fetched).toHaveBeenCalledWith(
    "/api/agency/export",
    expect.objectContaining({ method: "POST", body: '{"currentPassword":"geheim"}' }),
  );
});

test("a refusal is told by its code", async () => {
  const body = { error: "wrong_credentials", requestId: "r-1" };
  answerWith(Response.json(body, { status: 401 }));
  await expect(receive()).rejects.toMatchObject({ code: "wrong_credentials" });
});

test("a file that breaks off, and a server that is away, are told alike", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error("broken off")) });
  answerWith(new Response(broken));
  await expect(receive()).rejects.toMatchObject({ code: "offline" });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no connection");
  });
  await expect(receive()).rejects.toMatchObject({ code: "offline" });
});
