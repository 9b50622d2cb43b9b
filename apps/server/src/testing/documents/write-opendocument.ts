import { writeZip } from "../../adapters/archive/zip-writer.ts";
import type { WrittenMember } from "../../adapters/archive/zip-writer.ts";

const namespaces = ["office", "text", "table", "style", "fo"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(" ");

export interface WrittenOpenDocument {
  readonly kind: "text" | "spreadsheet";
  readonly body: string;
  readonly styles?: string;
  /** Replace or join the members of the package */
  readonly members?: readonly WrittenMember[];
}

export function writeOpenDocument({
  kind,
  body,
  styles = "",
  members = [],
}: WrittenOpenDocument): Buffer {
  const usual: WrittenMember[] = [
    { name: "mimetype", data: `application/vnd.oasis.opendocument.${kind}`, stored: true },
    { name: "META-INF/manifest.xml", data: "<manifest/>" },
    {
      name: "content.xml",
      data:
        `<office:document-content ${namespaces}><office:automatic-styles>${styles}</office:automatic-styles>` +
        `<office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    },
  ];
  const others = usual.filter(({ name }) => members.every((member) => member.name !== name));
  return writeZip([...others, ...members]);
}
