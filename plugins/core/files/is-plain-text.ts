/** Control characters that no text has; tabs, lines, pages and the end of a text of DOS are not among them. */
const CONTROL = new Set(Array.from({ length: 32 }, (_, code) => code).filter(isControl));

function isControl(code: number): boolean {
  return ![9, 10, 12, 13, 26].includes(code);
}

/** Whether bytes are text in an encoding that extends ASCII. The reader has to detect which. */
export const isPlainText = (bytes: Uint8Array): boolean =>
  bytes.length > 0 && !bytes.some((byte) => CONTROL.has(byte));
