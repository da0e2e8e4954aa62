import { readTags } from './read-tags.ts';

/** What people call a thing, by language. */
export function readNames(tags: object | undefined): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [key, value] of Object.entries(readTags(tags))) {
    const language = /^name\.([a-z]{2})$/.exec(key)?.[1];
    if (language && typeof value === 'string') names[language] = value.trim();
  }
  return names;
}
