/** Hands a file to the browser as a download. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own hold on it once the click is through.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The bytes of an answer that had to travel as text. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}
