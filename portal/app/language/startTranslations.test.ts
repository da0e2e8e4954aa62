import i18next from 'i18next';
import { afterAll, expect, test, vi } from 'vitest';
import en from '../messages.en.json' with { type: 'json' };
import nb from '../messages.nb.json' with { type: 'json' };
import { startTranslations } from './startTranslations.ts';

// Texts are loaded once per process, also by rendered forms: this test needs modules of its own.
vi.resetModules();
vi.stubGlobal('location', { pathname: '/v2/nb' });
const texts = JSON.stringify({ nb: { app: { help: 'Spør oss' } } });
vi.stubGlobal('document', { documentElement: { lang: '', dataset: { texts } } });
afterAll(() => vi.unstubAllGlobals());

test('texts changed by operators override those of the file as soon as it is loaded', async () => {
  await startTranslations();
  expect(i18next.t('help')).toBe('Spør oss');
  expect(i18next.t('logOut')).toBe(nb.logOut);
});

// Requirements: A1.23, A9.20
test('a text missing in Norwegian is shown in English', async () => {
  await startTranslations();
  expect(i18next.t('logOut')).toBe(nb.logOut);
  const { help: _, ...rest } = nb;
  i18next.removeResourceBundle('nb', 'app').addResourceBundle('nb', 'app', rest);
  expect(i18next.t('help')).toBe('help');
  await vi.waitFor(() => expect(i18next.t('help')).toBe(en.help));
  expect(i18next.t('logOut')).toBe(nb.logOut);
});
