// Goal: of two changes of language in quick succession the last one wins.
import i18next from 'i18next';
import { afterAll, expect, test, vi } from 'vitest';
import { showLanguage } from './showLanguage.ts';

// Texts are loaded once per process; this test needs modules of its own.
vi.resetModules();
vi.stubGlobal('document', { documentElement: { lang: '' } });
afterAll(() => vi.unstubAllGlobals());

test('going back before the other language is loaded keeps the first one', async () => {
  let arrive = () => {};
  const slowEnglish = {
    type: 'backend' as const,
    init() {},
    read(language: string, _namespace: string, done: (error: null, texts: object) => void) {
      if (language === 'en') arrive = () => done(null, {});
      else done(null, {});
    },
  };
  await i18next.use(slowEnglish).init({ lng: 'nb', fallbackLng: false, ns: ['core'] });
  const there = showLanguage('en');
  const back = showLanguage('nb');
  arrive();
  await Promise.all([there, back]);
  expect([i18next.language, document.documentElement.lang]).toEqual(['nb', 'nb']);
});
