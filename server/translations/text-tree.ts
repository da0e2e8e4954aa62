import type pg from 'pg';

/**
 * A text with operators' overrides applied. `key` is a JSON Pointer into its file, without the first slash.
 */
interface CurrentText {
  module: string;
  namespace: string;
  key: string;
  text: string;
}

/** The languages of the product, as addresses and the database write them. */
export const LANGUAGES = { nb: 'NB', en: 'EN' } as const;

export type Language = keyof typeof LANGUAGES;

export interface TextTree {
  [step: string]: string | TextTree;
}

/** All texts under their module's name, its words below `words`, as programs read them. */
export function commonTree(texts: readonly CurrentText[]): TextTree {
  const tree = newTree();
  for (const { module, namespace, key, text } of texts) {
    const folders = namespace.split('/').filter((folder) => folder !== module);
    put(tree, [module, ...folders, ...stepsOf(key)], text);
  }
  return tree;
}

/**
 * The same, arranged by the files that the portal fetches: one file for the words that every page has, and
 * one for each module.
 */
export function portalTree(texts: readonly CurrentText[]): TextTree {
  const tree = newTree();
  for (const { module, namespace, key, text } of texts) {
    const [first = '', ...others] = stepsOf(key);
    if (namespace !== 'words') put(tree, [namespace, first, ...others], text);
    else if (first === 'errors') put(tree, ['errors', ...others], text);
    else if (first === 'events') put(tree, ['events', first, ...others], text);
    else {
      put(tree, ['words', first, ...others], text);
      put(tree, [`words-${module}`, first, ...others], text);
    }
  }
  return tree;
}

/** Without a prototype, so that no key can mean anything but itself. */
const newTree = (): TextTree => Object.create(null);

const stepsOf = (key: string) =>
  key.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Skips a text where the module's other language has an object: a key is one or the other. */
function put(tree: TextTree, [step = '', ...further]: readonly string[], text: string): void {
  if (further.length === 0) {
    tree[step] ??= text;
    return;
  }
  tree[step] ??= newTree();
  const below = tree[step];
  if (typeof below === 'object') put(below, further, text);
}

export async function currentTexts(
  pool: pg.Pool,
  language: Language,
  isOverride: boolean | null = null,
): Promise<CurrentText[]> {
  const { rows } = await pool.query<CurrentText>(
    'select * from app_private.current_texts($1, $2)',
    [LANGUAGES[language], isOverride],
  );
  return rows;
}
