import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Offence } from '#db/check/offence.ts';
import type { NeededWord } from './needed-words.ts';

/** A word with its place in a file. */
export interface UsedLabel {
  /** `fields.clients.name`, `actions.create_client`, `errors.BLANK.name`. */
  place: string;
  language: string;
  file: string;
  /** Counted from 1. */
  line: number;
}

/** Sections with one text for each name. In the others names are grouped by owner. */
const flat = ['sections', 'nouns', 'actions', 'jobs', 'errors'];

/** Every label of every module, in every language. Throws with the file if it is not JSON. */
export function usedLabels(root: string): UsedLabel[] {
  return globSync('forms/modules/*/words.*.json', { cwd: root })
    .sort()
    .flatMap((file) => wordsOf(file, readFileSync(path.join(root, file), 'utf8')));
}

function wordsOf(file: string, text: string): UsedLabel[] {
  const language = file.split('.').at(-2) ?? '';
  const found: UsedLabel[] = [];
  const say = (place: string, at: number) =>
    found.push({ place, language, file, line: text.slice(0, at).split('\n').length });
  const after = (key: string, at: number) => Math.max(text.indexOf(`"${key}":`, at), at);
  for (const [section, names] of Object.entries(JSON.parse(text) as Record<string, object>)) {
    let at = after(section, 0);
    for (const [name, below] of Object.entries(names)) {
      at = after(name, at);
      if (flat.includes(section)) say(`${section}.${name}`, at);
      else {
        for (const key of Object.keys(below)) say(`${section}.${name}.${key}`, after(key, at));
      }
    }
  }
  return found;
}

/** Codes of one module alone that another module's file has the sentence of. */
export function misplacedCodes(needed: NeededWord[], used: UsedLabel[]): Offence[] {
  const homes = new Map(
    needed.flatMap(({ place, module }) =>
      module && module !== 'core' && /^errors\.[A-Z_0-9]+$/.test(place) ? [[place, module]] : [],
    ),
  );
  return used.flatMap(({ place, file, line, language }) => {
    const home = homes.get(place);
    const belongs = `forms/modules/${home}/words.${language}.json`;
    if (!home || file === belongs) return [];
    return {
      rule: 'words',
      file,
      line,
      what: `only ${home} refuses with ${place.slice('errors.'.length)}`,
      cure: `Move ${place} to ${belongs}.`,
    };
  });
}
