import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A text as in its file. `key` is a JSON Pointer into it, without the first slash. */
export interface FileText {
  language: 'NB' | 'EN';
  module: string;
  /** `words`, the module, or a folder of it that has messages of its own, `invoicing/public`. */
  namespace: string;
  key: string;
  text: string;
}

type Tree = { [step: string]: string | Tree };

const FILES = [
  'portal/{app,ui}/**/messages.*.json',
  'portal/modules/**/messages.*.json',
  'forms/modules/*/words.*.json',
];

/** All texts of the portal, in all its languages, as in its files. */
export function readTexts(root: string): FileText[] {
  return globSync(FILES, { cwd: root })
    .sort()
    .flatMap((file) => {
      const tree: Tree = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      const place = placeOf(file);
      return [...textsIn(tree)].map(([steps, text]) => ({ ...place, key: steps.join('/'), text }));
    });
}

function placeOf(file: string): Pick<FileText, 'language' | 'module' | 'namespace'> {
  const [, kind, code] = /(words|messages)\.(nb|en)\.json$/.exec(file) ?? [];
  if (!code) throw new Error(`${file} is in none of the supported languages`);
  const folder = path.dirname(file).replace(/^(portal|forms)\/(modules\/)?/, '');
  const [module = ''] = folder.split('/');
  const language = code === 'nb' ? 'NB' : 'EN';
  return { language, module, namespace: kind === 'words' ? 'words' : folder };
}

function* textsIn(tree: Tree, above: readonly string[] = []): Generator<[string[], string]> {
  for (const [step, value] of Object.entries(tree)) {
    const steps = [...above, step.replaceAll('~', '~0').replaceAll('/', '~1')];
    if (typeof value === 'string') yield [steps, value];
    else yield* textsIn(value, steps);
  }
}
