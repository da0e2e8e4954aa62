import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import { assertStorageKey } from './assert-storage-key.ts';
import type { FileStorage } from './file-storage.ts';

/**
 * Keeps files in an S3 bucket. Credentials and region come from the usual AWS variables; another
 * provider is named with `?endpoint=https://…`.
 */
export function s3Storage(bucket: string, prefix: string, endpoint: string | null): FileStorage {
  // Loaded on first use: the client is large, and most installations keep files in a folder.
  const sdk = () => import('@aws-sdk/client-s3');
  let opened: Promise<S3Client> | null = null;
  const client = () => {
    opened ??= sdk().then(
      ({ S3Client }) => new S3Client(endpoint ? { endpoint, forcePathStyle: true } : {}),
    );
    return opened;
  };
  const place = (key: string) => {
    assertStorageKey(key);
    return { Bucket: bucket, Key: prefix + key };
  };
  return {
    async put(key, content) {
      // S3 wants the length first. No file of ours is larger than a request may be, so it fits.
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
