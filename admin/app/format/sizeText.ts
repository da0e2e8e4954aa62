/** A file's size in the unit a person would use. */
export function sizeText(bytes: unknown): string {
  const size = Number(bytes);
  if (!Number.isFinite(size)) return '';
  if (size < 1_000) return `${size} B`;
  return size < 1_000_000
    ? `${Math.round(size / 1_000)} kB`
    : `${(size / 1_000_000).toFixed(1)} MB`;
}
