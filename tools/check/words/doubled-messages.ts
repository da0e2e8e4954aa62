import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Offence } from '#db/check/offence.ts';
import { usedModules } from '#db/tools/module-files.ts';
import { lineOf } from '../line-of.ts';
import otherThings from './other-things.json' with { type: 'json' };

type Texts = Map<string, string>;

/**
 * Messages of the portal that equal a module's label in both languages are duplicates. The folder of a module
 * is compared with that module and those it uses; other folders of the portal with the modules that any
 * module uses. A new module's labels therefore never conflict with those of unrelated modules.
 */
export function doubledMessages(root: string): Offence[] {
  const uses = usesOf(root);
  const usedByAny = [...new Set([...uses.values()].flat())];
  const words = new Map([...uses.keys()].map((module) => [module, wordsOf(module, root)]));
  return globSync('portal/**/messages.nb.json', { cwd: root })
    .sort()
    .flatMap((file) => {
      const folder = /^portal\/modules\/([^/]+)/.exec(file)?.[1] ?? '';
      const used = uses.get(folder);
      const known = used ? ['core', ...used, folder] : usedByAny;
      const doubled = doublesIn(
        file,
        root,
        new Map(known.flatMap((module) => [...(words.get(module) ?? [])])),
      );
      const spared: [string, string][] = Object.entries(
        (otherThings as Record<string, Record<string, string>>)[path.dirname(file)] ?? {},
      );
      const isSpared = (key: string) => spared.some(([one]) => `${key}.`.startsWith(`${one}.`));
      const text = readFileSync(path.join(root, file), 'utf8');
      const reported = doubled.filter(({ key }) => !isSpared(key));
      const idle = spared.filter(
        ([one]) => !doubled.some(({ key }) => `${key}.`.startsWith(`${one}.`)),
      );
      return [
        ...reported.map(({ key, place }) => ({
          rule: 'words',
          file,
          line: lineOf(text, `"${key.split('.').at(-1)}"`),
          what: `${key} repeats the label ${place}`,
          cure: `Use useWords() for ${place} and remove it; if it means something else, add it to tools/check/words/other-things.json with the reason.`,
        })),
        ...idle.map(([key]) => ({
          rule: 'words',
          file: 'tools/check/words/other-things.json',
          line: null,
          what: `${key} of ${path.dirname(file)} is no label of a module`,
          cure: 'Remove it.',
        })),
      ];
    });
}

function doublesIn(file: string, root: string, words: Map<string, string>) {
  const english = textsOf(path.join(root, file.replace('.nb.', '.en.')));
  return [...textsOf(path.join(root, file))].flatMap(([key, text]) => {
    const place = words.get(both(text, english.get(key)));
    return place ? [{ key, place }] : [];
  });
}

/**
 * The label key of each text, found by the text in both languages, since a match in a single language may be
 * chance.
 */
function wordsOf(module: string, root: string): Map<string, string> {
  const file = path.join(root, `forms/modules/${module}/words`);
  const english = textsOf(`${file}.en.json`);
  return new Map(
    [...textsOf(`${file}.nb.json`)].map(([place, text]) => [both(text, english.get(place)), place]),
  );
}

function usesOf(root: string): Map<string, string[]> {
  return new Map(
    globSync('db/modules/*/module.md', { cwd: root }).map((file) => [
      path.basename(path.dirname(file)),
      usedModules(readFileSync(path.join(root, file), 'utf8')) ?? [],
    ]),
  );
}

const both = (norwegian: string, english = '') => `${norwegian}\n${english}`;

/** The texts of a file by their key, `list.empty`. A missing file has none. */
function textsOf(file: string): Texts {
  const texts: Texts = new Map();
  const visit = (at: unknown, place: string) => {
    if (typeof at === 'string') texts.set(place, at);
    else if (at && typeof at === 'object') {
      for (const [name, below] of Object.entries(at))
        visit(below, place ? `${place}.${name}` : name);
    }
  };
  try {
    visit(JSON.parse(readFileSync(file, 'utf8')), '');
  } catch {
    // A language that is missing or no JSON is reported by the rules for words and texts.
  }
  return texts;
}
