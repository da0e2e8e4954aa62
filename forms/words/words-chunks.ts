import { globSync } from 'node:fs';
import path from 'node:path';
import type { LabelFilter } from './label-filter-for.ts';
import { readWords } from './read-words.ts';
import { joinWords, type Words } from './words.ts';

const prefix = 'virtual:words/';
const registry = 'virtual:words';
const formsFolder = path.resolve(import.meta.dirname, '..');
const languages = ['nb', 'en'];

/**
 * The labels used by the frame around every page of an account: its name, and creating a team. Labels with
 * the wildcard owner are used on pages of all modules.
 */
const inFrame = { fields: ['*'], values: ['AccountType'], actions: ['create_team_account'] };

/** The content of a chunk of labels, by its name. */
function piece(language: string, name: string, isIncluded: LabelFilter): object {
  if (name === 'errors' || name === 'field-errors') {
    const { errors } = readWords(language);
    return pick(errors, (key) => key.includes('.') === (name === 'field-errors'));
  }
  if (name === 'labels') return withoutEvents(includedLabels(readWords(language), isIncluded));
  if (name === 'events-and-errors')
    return {
      events: includedLabels(readWords(language), isIncluded).events,
      errors: readWords(language).errors,
    };
  if (name === 'events') return { events: includedLabels(readWords(language), isIncluded).events };
  if (name !== 'words')
    return withoutEvents(
      includedLabels(readWords(language, [name.slice('words-'.length)]), isIncluded),
    );
  const { sections, nouns, fields, values, actions } = readWords(language);
  const framed = {
    sections,
    nouns: Object.fromEntries(
      Object.entries(nouns).map(([table, { one, many }]) => [table, { one, many }]),
    ),
    fields: pick(fields, (key) => inFrame.fields.includes(key)),
    values: pick(values, (key) => inFrame.values.includes(key)),
    actions: pick(actions, (key) => inFrame.actions.includes(key)),
  };
  return withoutEvents(
    includedLabels(joinWords([readWords(language, ['core']), framed]), isIncluded),
  );
}

/** Few pages list the events of a row. */
const withoutEvents = ({ events: _, ...words }: Partial<Words>): Partial<Words> => words;

const pick = <Entry>(words: Record<string, Entry>, isPicked: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(words).filter(([name]) => isPicked(name)));

function includedLabels({ errors: _, ...words }: Words, isIncluded: LabelFilter): Partial<Words> {
  const included = Object.entries(words).map(([part, labels]) => {
    const entries = Object.entries(labels).filter(([of]) => isIncluded(part as keyof Words, of));
    return [part, Object.fromEntries(entries)];
  });
  return Object.fromEntries(included);
}

/**
 * A Vite plugin with the words of the modules for a front end: `virtual:words/nb/labels` has those of all
 * modules in one language, except events and errors, which `events-and-errors` has. `import words from
 * 'virtual:words'` has a loader for each language and part instead. `words` is for every page of an account: the
 * sections and nouns of all modules, and the words of `core`. `words-identity` has those of one module, `events`
 * those of all events, `errors` the sentence of each code, and `field-errors` the sentences of single fields.
 * Words that the front end's API never uses are left out.
 */
export function wordsChunks(isIncluded: LabelFilter = () => true) {
  return {
    name: 'words-chunks',
    resolveId: (source: string) =>
      source === registry || source.startsWith(prefix) ? `\0${source}` : null,
    load(this: { addWatchFile(file: string): void }, id: string): string | null {
      if (id === `\0${registry}`) return registryModule();
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [language = '', name = ''] = id.slice(prefix.length + 1).split('/');
      for (const file of globSync(`modules/*/words.${language}.json`, { cwd: formsFolder })) {
        this.addWatchFile(path.join(formsFolder, file));
      }
      return `export default ${JSON.stringify(piece(language, name, isIncluded))};`;
    },
  };
}

function registryModule(): string {
  const modules = globSync('modules/*/words.nb.json', {
    cwd: formsFolder,
    exclude: ['modules/core/**'],
  }).map((file) => `words-${path.basename(path.dirname(file))}`);
  const pieces = ['words', 'events', 'errors', 'field-errors', ...modules.sort()];
  const of = (language: string) =>
    pieces.map((one) => `'${one}': () => import('${prefix}${language}/${one}'),`).join('\n');
  return `export default {\n${languages.map((one) => `${one}: {\n${of(one)}\n},`).join('\n')}\n};`;
}
