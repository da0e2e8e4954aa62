import type { StoredObject } from './start-s3-peer.ts';

const PAGE = 2;

/** The answer to ListObjectsV2: the keys after the token, a page of them. */
export function listObjects(
  objects: ReadonlyMap<string, StoredObject>,
  requested: URLSearchParams,
): string {
  const after = requested.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(requested.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const isCut = keys.length > PAGE;
  const contents = page.map((key) => {
    const { content, writtenAt } = objects.get(key) ?? { content: '', writtenAt: new Date(0) };
    return (
      `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified>` +
      `<Size>${content.length}</Size></Contents>`
    );
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>` +
    `${isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}` +
    `${contents.join('')}</ListBucketResult>`
  );
}
