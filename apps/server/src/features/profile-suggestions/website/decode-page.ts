const headBytes = 1_024;

/** Text of a page in the encoding it names, in its header or in its first bytes; UTF-8 otherwise. */
export function decodePage({
  contentType,
  body,
}: {
  readonly contentType: string;
  readonly body: Uint8Array;
}): string {
  const head = new TextDecoder("latin1").decode(body.subarray(0, headBytes));
  const label =
    /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1] ??
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(head)?.[1];
  try {
    return new TextDecoder(label ?? "utf-8").decode(body);
  } catch {
    // A name nobody knows.
    return new TextDecoder().decode(body);
  }
}
