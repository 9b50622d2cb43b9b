import { createHash, createHmac } from "node:crypto";

/** What an HTTP request says, as its signature covers it. */
export interface SignedRequest {
  readonly method: string;
  /** With its query, as sent */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const form =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

/** Whether a request carries the right AWS signature, version 4, over its headers, its address and its body. */
export function isSigned(request: SignedRequest, id: string, secret: string): boolean {
  const { headers, method, url, body } = request;
  const parts = form.exec(String(headers["authorization"]))?.groups;
  if (!parts || parts["id"] !== id) return false;
  const { day = "", region = "", names = "", signature } = parts;
  const digest = String(headers["x-amz-content-sha256"]);
  if (digest !== "UNSIGNED-PAYLOAD" && digest !== sha256(body)) return false;
  const [path = "", query = ""] = url.split("?");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}`);
  const sortedQuery = query.split("&").filter(Boolean).toSorted().join("&");
  const canonical = [method, path, sortedQuery, ...lines, "", names, digest].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString("hex") === signature;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
