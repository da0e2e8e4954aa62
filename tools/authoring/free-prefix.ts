const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Three letters for the ids of a table that are not in use: the beginning of its noun, of each of its words,
 * its first letter with any two that follow, and else any. Adds the result to `taken`.
 */
export function freePrefix(noun: string, taken: Set<string>): string {
  const words = noun.split('_').map((word) => word.replace(/[^a-z]/g, ''));
  const all = words.join('');
  const first = all.charAt(0) || 'x';
  const initials = words.map((word) => word.charAt(0)).join('');
  const ends = [...all.slice(1), ...letters];
  const candidates = [
    ...[all, `${initials}${words.at(-1)?.slice(1)}`].map((candidate) =>
      candidate.padEnd(3, 'x').slice(0, 3),
    ),
    ...ends.flatMap((second, at) => ends.slice(at + 1).map((third) => `${first}${second}${third}`)),
    ...letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`))),
  ];
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (!free) throw new Error(`There is no prefix left for ${noun}.`);
  taken.add(free);
  return free;
}
