import { z } from "zod";

export const objectSettings = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().max(100).default("eu-central-1"),
  S3_BUCKET: z.string().max(100).optional(),
  S3_ACCESS_KEY_ID: z.string().max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().max(200).optional(),
};
type Settings = {
  readonly [Name in keyof typeof objectSettings]?: z.output<(typeof objectSettings)[Name]>;
};

export interface Bucket {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Undefined: files lie in a folder of DATA_DIR. */
export function bucketOf(settings: Settings): Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** Half a bucket would put files where nobody looks for them. */
export function objectProblems(settings: Settings): readonly string[] {
  const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map(
    (name) => `${name}: nötig, wenn eine andere Angabe zum S3-Speicher gesetzt ist`,
  );
}
