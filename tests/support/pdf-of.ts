const head = Buffer.from('%PDF-1.7\n');
const foot = Buffer.from('\nstartxref\n0\n%%EOF\n');

/** A complete PDF, with these parts between its ends; filled up to `size` when it is given. */
export function pdfOf(parts: readonly (string | Buffer)[] = [], size = 0): Buffer {
  const inner = parts.map((part) => Buffer.from(part as string, 'latin1'));
  const length = [head, ...inner, foot].reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([head, ...inner, Buffer.alloc(Math.max(0, size - length)), foot]);
}
