import type { SaidText } from './said-texts.ts';

export interface TextTree {
  [step: string]: string | TextTree;
}

/** All texts under their module's name, its words below `words`, as programs read them. */
export function commonTree(texts: readonly SaidText[]): TextTree {
  const tree = newTree();
  for (const { module, namespace, key, said } of texts) {
    const folders = namespace.split('/').filter((folder) => folder !== module);
    put(tree, [module, ...folders, ...stepsOf(key)], said);
  }
  return tree;
}

/**
 * The same, arranged by the files that the portal fetches: one file for the words that every page has, and
 * one for each module.
 */
export function portalTree(texts: readonly SaidText[]): TextTree {
  const tree = newTree();
  for (const { module, namespace, key, said } of texts) {
    const [first = '', ...others] = stepsOf(key);
    if (namespace !== 'words') put(tree, [namespace, first, ...others], said);
    else if (first === 'errors') put(tree, ['errors', ...others], said);
    else if (first === 'events') put(tree, ['events', first, ...others], said);
    else {
      put(tree, ['words', first, ...others], said);
      put(tree, [`words-${module}`, first, ...others], said);
    }
  }
  return tree;
}

/** Without a prototype, so that no key can mean anything but itself. */
const newTree = (): TextTree => Object.create(null);

const stepsOf = (key: string) =>
  key.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Skips a text where the module's other language has an object: a key is one or the other. */
function put(tree: TextTree, [step = '', ...further]: readonly string[], said: string): void {
  if (further.length === 0) {
    tree[step] ??= said;
    return;
  }
  tree[step] ??= newTree();
  const below = tree[step];
  if (typeof below === 'object') put(below, further, said);
}
