import i18next from 'i18next';
import { afterAll, expect, test, vi } from 'vitest';
import en from '../messages.en.json' with { type: 'json' };
import nb from '../messages.nb.json' with { type: 'json' };
import { startTranslations } from './startTranslations.ts';

// Texts are begun once in a process, and drawn forms begin theirs: this needs one of its own.
vi.resetModules();
vi.stubGlobal('location', { pathname: '/v2/nb' });
vi.stubGlobal('document', { documentElement: { lang: '' } });
afterAll(() => vi.unstubAllGlobals());

test('a text that Norwegian lacks is said in English, the others as they are', async () => {
  await startTranslations();
  expect(i18next.t('logOut')).toBe(nb.logOut);
  const { help: _, ...rest } = nb;
  i18next.removeResourceBundle('nb', 'app').addResourceBundle('nb', 'app', rest);
  expect(i18next.t('help')).toBe('help');
  await vi.waitFor(() => expect(i18next.t('help')).toBe(en.help));
  expect(i18next.t('logOut')).toBe(nb.logOut);
});
