export interface Range {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header. Null means the whole file: the header is absent, or optional to honour (several
 * ranges, another unit). `impossible` lies outside the file.
 */
export function readRange(header: string | undefined, size: number): Range | 'impossible' | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!parts) return null;
  const [, first = '', last = ''] = parts;
  if (!first && !last) return null;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length ? { start: size - length, end: size - 1 } : 'impossible';
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return 'impossible';
  return start <= end ? { start, end } : null;
}
