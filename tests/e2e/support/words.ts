import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'nb' | 'en';
export type Say = (room: string, key: string, values?: Record<string, string>) => string;

/** What this run of the stories speaks. The long form tells those that go by it in English as well. */
export const spoken: Language = process.env.E2E_LANGUAGE === 'en' ? 'en' : 'nb';

type Tree = { [key: string]: string | Tree };

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * The product's own texts, `say('portal/modules/invoicing', 'write.submit')`. A story reads as the
 * person reads, in either language, and a reworded button is not a broken test.
 */
export function words(language: Language): Say {
  return (room, key, values = {}) => {
    const tree: Tree = JSON.parse(
      readFileSync(path.join(ROOT, room, `messages.${language}.json`), 'utf8'),
    );
    const text = tree[key] ?? leaf(tree, key);
    if (typeof text !== 'string') throw new Error(`${room} has no text ${key} in ${language}`);
    // The portal writes {{name}}, the console %{name}.
    return text.replace(/(?:\{|%)\{(\w+)\}\}?/g, (_, name: string) => values[name] ?? '');
  };
}

function leaf(tree: Tree, key: string): string | Tree | undefined {
  return key
    .split('.')
    .reduce<Tree | string | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      tree,
    );
}
