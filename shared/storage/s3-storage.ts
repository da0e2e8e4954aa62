import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { readEnv } from './env.ts';
import { assertStorageKey, type FileStorage } from './file-storage.ts';

interface S3Place {
  bucket: string;
  /** Before every key; empty, or ending in a slash. */
  prefix: string;
  /** The address of a provider other than Amazon. */
  endpoint: string | null;
  patienceMs: number;
}

/**
 * Stores files in an S3 bucket. Credentials and region come from the usual AWS variables; another
 * provider is named with `?endpoint=https://…`.
 */
export function s3Storage({ bucket, prefix, endpoint, patienceMs }: S3Place): FileStorage {
  // Loaded on first use: the client is large, and most installations keep files in a folder.
  const sdk = () => import('@aws-sdk/client-s3');
  let opened: Promise<S3Client> | null = null;
  const client = () => {
    opened ??= sdk().then(({ S3Client }) => new S3Client(settings(endpoint, patienceMs)));
    return opened;
  };
  const place = (key: string) => {
    assertStorageKey(key);
    return { Bucket: bucket, Key: prefix + key };
  };
  return {
    async put(key, content) {
      // S3 requires the length first. No file is larger than a request may be, so it fits in memory.
      const Body = Buffer.isBuffer(content) ? content : await buffer(content);
      const { PutObjectCommand } = await sdk();
      await (await client()).send(new PutObjectCommand({ ...place(key), Body }));
    },
    async get(key, range) {
      const { GetObjectCommand } = await sdk();
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      const { Body } = await (await client()).send(new GetObjectCommand({ ...place(key), Range }));
      if (!(Body instanceof Readable)) throw new Error('the bucket answered without a body');
      return Body;
    },
    async delete(key) {
      const { DeleteObjectCommand } = await sdk();
      await (await client()).send(new DeleteObjectCommand(place(key)));
    },
    async *list() {
      const { ListObjectsV2Command } = await sdk();
      let ContinuationToken: string | undefined;
      do {
        const page = await (await client()).send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }),
        );
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key.slice(prefix.length), writtenAt: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

function settings(endpoint: string | null, patienceMs: number): S3ClientConfig {
  const requestHandler = {
    connectionTimeout: patienceMs,
    requestTimeout: patienceMs,
    throwOnRequestTimeout: true,
  };
  // Users wait at most fifteen seconds for an upload, and the queue retries by itself.
  const maxAttempts = 2;
  if (!endpoint) return { requestHandler, maxAttempts };
  return {
    requestHandler,
    maxAttempts,
    endpoint,
    forcePathStyle: true,
    // Most other providers have no regions, but it is part of every signature.
    region: readEnv().region ?? 'us-east-1',
    // Amazon's newer checksums are unknown to many of them; the signature covers the content as well.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}
