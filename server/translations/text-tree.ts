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

/** The same by the names of the files that the portal fetches; what every page has of the words is one file, and each module’s another. */
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

/** A text where a module's other language has steps is left out: a file says one or the other. */
function put(tree: TextTree, [step = '', ...further]: readonly string[], said: string): void {
  if (further.length === 0) {
    tree[step] ??= said;
    return;
  }
  tree[step] ??= newTree();
  const below = tree[step];
  if (typeof below === 'object') put(below, further, said);
}
