import type { RawNotice } from "./notice-source.ts";

export interface SampleNotice {
  /** One for which `isSampleSourceId` holds. */
  readonly sourceId: string;
  readonly raw: RawNotice;
}

/** Generated notices for looking around where no publisher can be reached. */
export interface SampleNotices {
  /** Whole procedures around `today` (YYYY-MM-DD), in order of publication. */
  generate(today: string): Promise<readonly SampleNotice[]>;
}
