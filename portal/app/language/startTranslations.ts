import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage } from './currentLanguage.ts';
import { languages } from './languages.ts';

const catalogues = import.meta.glob<object>(
  ['../messages.*.json', '../../ui/messages.*.json', '../../modules/*/messages.*.json'],
  { import: 'default' },
);

/** Fetches the texts of one module in one language when its first screen opens. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = catalogues[catalogueOf(namespace, language)];
    if (!load) return done(new Error(`No texts for ${namespace} in ${language}`), false);
    load().then(
      (texts) => done(null, texts as Record<string, string>),
      (error) => done(error, false),
    );
  },
};

function catalogueOf(namespace: string, language: string): string {
  if (namespace === 'app') return `../messages.${language}.json`;
  if (namespace === 'ui') return `../../ui/messages.${language}.json`;
  return `../../modules/${namespace}/messages.${language}.json`;
}

/**
 * Starts translations. A test keeps the key sets of both languages equal, so no second language is
 * fetched as a safety net.
 */
export async function startTranslations(): Promise<void> {
  const language = currentLanguage();
  document.documentElement.lang = language;
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...languages],
      ns: ['app', 'ui'],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}
