import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const OLDEST_MS = 15 * 60_000;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** The S3 error code of a request without a valid Signature Version 4, or null. */
export function checkSignature(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: Credentials,
): string | null {
  const [, id, day = '', region = '', signed = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (!id) return 'AccessDenied';
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  const moment = String(request.headers['x-amz-date'] ?? '');
  if (Math.abs(Date.now() - timeOf(moment)) > OLDEST_MS) return 'RequestTimeTooSkewed';
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [
    'AWS4-HMAC-SHA256',
    moment,
    scope,
    sha256(canonical(request, signed.split(';'), payload)),
  ].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

/** The canonical form of a request, which both sides sign. */
function canonical(request: IncomingMessage, signed: string[], payload: string): string {
  const [address = '', query = ''] = (request.url ?? '').split('?');
  const headers = signed.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  return [
    request.method,
    address,
    query.split('&').filter(Boolean).sort().join('&'),
    headers.join(''),
    signed.join(';'),
    payload,
  ].join('\n');
}

const timeOf = (moment: string) =>
  Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
