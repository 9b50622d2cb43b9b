import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { objectName } from "../../ports/object-store.ts";
import type { ObjectStore } from "../../ports/object-store.ts";

export interface S3Options {
  /** Of any provider that speaks the S3 API */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const connectMs = 5_000;
const answerMs = 60_000;

/** Objects in a bucket. The bucket belongs to this installation alone, and nothing of it is public. */
export function createS3Store({ bucket: Bucket, ...options }: S3Options): ObjectStore {
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // The bucket as part of the path: every provider and every private endpoint understands it.
    forcePathStyle: true,
    maxAttempts: 3,
    // The newer checksums are AWS's own; what was changed fails at decryption.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs },
  });
  const keyOf = (name: string) => {
    if (!objectName.test(name)) throw new Error("no name of an object");
    return { Bucket, Key: name };
  };
  return {
    async put(name, bytes) {
      await client.send(new PutObjectCommand({ ...keyOf(name), Body: bytes }));
    },

    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(keyOf(name)));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    async delete(name) {
      await client.send(new DeleteObjectCommand(keyOf(name)));
    },

    async *names() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key = "" } of Contents) if (objectName.test(Key)) yield Key;
      }
    },
  };
}
