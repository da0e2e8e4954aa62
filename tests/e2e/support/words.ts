import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readWords } from '#forms/words/read-words.ts';

export type Language = 'nb' | 'en';
export type Say = (folder: string, key: string, values?: Record<string, string>) => string;

/** The language of this test run. The long form runs some tests in English as well. */
export const spoken: Language = process.env.E2E_LANGUAGE === 'en' ? 'en' : 'nb';

type Tree = { [key: string]: string | Tree };

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * The product's own texts, such as `say('words', 'actions.submit_invoice.submit')`, and the labels of the
 * modules, such as `say('words', 'fields.clients.email')`. Tests use the texts of the screen in either
 * language, so a reworded button does not break them.
 */
export function words(language: Language): Say {
  return (folder, key, values = {}) => {
    const tree = (folder === 'words' ? readWords(language) : messagesOf(folder, language)) as Tree;
    const found = leaf(tree, key);
    const text = typeof found === 'object' ? found.label : found;
    if (typeof text !== 'string') throw new Error(`${folder} has no text ${key} in ${language}`);
    // The portal writes {{name}}, the console %{name}.
    return text.replace(/(?:\{|%)\{(\w+)\}\}?/g, (_, name: string) => values[name] ?? '');
  };
}

function messagesOf(folder: string, language: Language): Tree {
  return JSON.parse(readFileSync(path.join(ROOT, folder, `messages.${language}.json`), 'utf8'));
}

/** Keys can contain dots: `errors`, then `BLANK.message`. */
function leaf(at: Tree | string | undefined, key: string): Tree | string | undefined {
  if (typeof at !== 'object' || key in at) return typeof at === 'object' ? at[key] : undefined;
  const [first = '', ...rest] = key.split('.');
  return rest.length > 0 ? leaf(at[first], rest.join('.')) : undefined;
}
