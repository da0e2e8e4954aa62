/**
 * The token of an authorization header; null without one. A header that is there but holds no token
 * reads as the empty one, which opens no session.
 */
export function bearerOf(header: unknown): string | null {
  const text = Array.isArray(header) ? header[0] : header;
  const match = typeof text === 'string' ? /^\s*bearer\s+(\S{1,512})\s*$/i.exec(text) : null;
  return match?.[1] ?? (typeof text === 'string' && text.trim() !== '' ? '' : null);
}
