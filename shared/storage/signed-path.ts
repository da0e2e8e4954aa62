import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_SECONDS = 600;

/**
 * Makes a link that is valid for ten minutes, for any holder: the path and its query with `expires` (Unix
 * seconds) and `signature` (HMAC-SHA256 over all before it) added.
 */
export function signPath(
  secret: string,
  path: string,
  query: Record<string, string> = {},
  now = Date.now(),
): string {
  const expires = Math.floor(now / 1000) + LIFE_SECONDS;
  const unsigned = `${path}?${new URLSearchParams({ ...query, expires: String(expires) })}`;
  return `${unsigned}&signature=${signature(secret, unsigned)}`;
}

/** Tells whether a requested path was made by `signPath`, unaltered, and is still valid. */
export function checkPath(
  secret: string,
  requested: string,
  now = Date.now(),
): 'good' | 'expired' | 'altered' {
  const cut = requested.lastIndexOf('&signature=');
  if (cut < 0) return 'altered';
  const unsigned = requested.slice(0, cut);
  const given = Buffer.from(requested.slice(cut + '&signature='.length));
  const wanted = Buffer.from(signature(secret, unsigned));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'altered';
  const expires = Number(new URLSearchParams(unsigned.slice(unsigned.indexOf('?'))).get('expires'));
  return expires * 1000 > now ? 'good' : 'expired';
}

function signature(secret: string, unsigned: string): string {
  return createHmac('sha256', secret).update(`signed path ${unsigned}`).digest('base64url');
}
