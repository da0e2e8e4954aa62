import type { Locale } from './locale.ts';

const found = import.meta.glob<object>('../../modules/*/messages.*.json', {
  eager: true,
  import: 'default',
});

/** The texts that modules bring for pages of their own, each under the module's name. */
export const moduleMessages = (locale: Locale): Record<string, object> =>
  Object.fromEntries(
    Object.entries(found).flatMap(([file, messages]) => {
      const [, module = '', language] = /([^/]+)\/messages\.(\w+)\.json$/.exec(file) ?? [];
      return language === locale ? [[module, messages]] : [];
    }),
  );
