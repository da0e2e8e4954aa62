import { writeFileSync } from 'node:fs';
import tags from './tags.json' with { type: 'json' };

const forms: Record<string, string> = {
  column: ' column',
  icon: ' name',
  label: ' column',
  number: ' 10',
  'optional text': ' [name]',
  order: ' column [desc]',
  section: ' name [10]',
  table: ' table',
  text: ' …',
};

/** The page that lists all tags for authors of comments, generated from the data of the check. */
export const tagsPage = [
  '# Tags in comments',
  '',
  'Generated from `db/check/tags.json` by `node db/check/write-tags.ts`. A tag begins a line of a `comment on`;',
  '`npm run check` reports unknown ones.',
  '',
  '| tag | on | effect |',
  '|---|---|---|',
  ...Object.entries(tags).map(row),
  '',
].join('\n');

if (import.meta.main) writeFileSync(new URL('../../docs/tags.md', import.meta.url), tagsPage);

function row([name, tag]: [string, { on: string[]; value: string; says: string }]) {
  return `| \`@${name}${forms[tag.value] ?? ''}\` | ${tag.on.join(', ')} | ${tag.says} |`;
}
