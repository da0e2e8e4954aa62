import { createHmac } from 'node:crypto';

/**
 * The headers by which a receiver with the secret verifies that a body comes from us, unchanged and recent,
 * according to Standard Webhooks: it is signed together with its id and the time.
 */
export function signedHeaders(
  secret: string | Buffer,
  id: string,
  body: string,
  now = Date.now(),
): Record<string, string> {
  const timestamp = Math.floor(now / 1000).toString();
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(secret, id, timestamp, body)}`,
  };
}

export const signatureOf = (secret: string | Buffer, id: string, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
