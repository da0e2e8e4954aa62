import type { Locale } from './locale.ts';

type Messages = { [key: string]: string | Messages };

const files = import.meta.glob<Messages>('../../modules/*/messages.*.json', { import: 'default' });
const fetched = new Map<string, Messages>();

/** Fetches the texts of a module's own pages, in all languages, once. */
export async function fetchModuleMessages(module: string): Promise<void> {
  const own = Object.entries(files).flatMap(([file, load]) => {
    const [, name, language] = /([^/]+)\/messages\.(\w+)\.json$/.exec(file) ?? [];
    return name === module ? [{ language, load }] : [];
  });
  await Promise.all(
    own.map(async ({ language, load }) => fetched.set(`${language}.${module}`, await load())),
  );
}

/** The text of a key that begins with a module's name; undefined before it is fetched, and for other keys. */
export function moduleText(locale: Locale, key: string): string | undefined {
  const [module = '', ...rest] = key.split('.');
  const found = rest.reduce<string | Messages | undefined>(
    (at, name) => (typeof at === 'object' ? at[name] : undefined),
    fetched.get(`${locale}.${module}`),
  );
  return typeof found === 'string' ? found : undefined;
}
