const shape = /^data:[^,]{0,150};base64,([A-Za-z0-9+/]*={0,2})$/;

/** The bytes of a base64 data URL; null when it is none. Its declared type is ignored. */
export function readDataUrl(text: string): Buffer | null {
  const body = shape.exec(text)?.[1];
  return body && body.length % 4 === 0 ? Buffer.from(body, 'base64') : null;
}
