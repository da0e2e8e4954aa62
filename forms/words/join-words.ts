import type { Words } from './words.ts';

const parts = [
  'sections',
  'nouns',
  'fields',
  'values',
  'actions',
  'events',
  'jobs',
  'errors',
] as const;

/** The words of several modules as one. Entries of the same owner are merged. */
export function joinWords(files: readonly Partial<Words>[]): Words {
  const joined = Object.fromEntries(parts.map((part) => [part, {}])) as unknown as Words;
  for (const file of files) {
    for (const part of parts) {
      const into: Record<string, unknown> = joined[part];
      for (const [name, value] of Object.entries(file[part] ?? {})) {
        into[name] = typeof value === 'object' ? { ...(into[name] as object), ...value } : value;
      }
    }
  }
  return joined;
}
