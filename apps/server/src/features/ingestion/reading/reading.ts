import type { Notice } from "@tc/notices";

/** What came of reading one document. */
export type Reading =
  | {
      readonly ok: true;
      readonly notices: readonly Notice[];
      /** Parts of the document that are no notice; `place` says where. */
      readonly rejected: readonly {
        readonly place: string;
        readonly code: string;
        readonly reason: string;
      }[];
    }
  | {
      readonly ok: false;
      readonly code: string;
      readonly reason: string;
      /** The bytes are at fault: reading them again cannot help until the reader changes. */
      readonly final: boolean;
    };
