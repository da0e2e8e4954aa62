const encode = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * The `Content-Disposition` of a file: shown or downloaded, under its name. Letters outside ASCII are in the
 * second form (RFC 6266); clients that do not read it get underscores.
 */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}
