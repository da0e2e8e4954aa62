/** `974760673` in groups of `3 3 3` for the eye; the last size goes on as long as there is text. */
export function inGroups(text: string, sizes: string | null): string {
  const wanted = (sizes ?? '').split(/\s+/).map(Number).filter(Boolean);
  if (wanted.length === 0) return text;
  const groups: string[] = [];
  for (let rest = text, at = 0; rest !== ''; at += 1) {
    const size = wanted[Math.min(at, wanted.length - 1)] ?? rest.length;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join('\u00a0');
}
