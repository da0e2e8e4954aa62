import words from 'virtual:words';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage, languages, TEXTS_CHANGED } from '../../ui/language/currentLanguage.ts';
import { patiently } from '../../ui/parts/patiently.ts';

const FALLBACK = 'en';

const catalogues = import.meta.glob<object>(
  ['../**/messages.*.json', '../../ui/**/messages.*.json', '../../modules/**/messages.*.json'],
  { import: 'default' },
);

async function catalogue(namespace: string, language: string): Promise<Record<string, string>> {
  const piece = words[language]?.[namespace];
  if (piece) return (await patiently(piece)).default as Record<string, string>;
  const load = catalogues[pathOf(namespace, language)];
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await patiently(load)) as Record<string, string>;
}

function pathOf(namespace: string, language: string): string {
  if (/^app\b/.test(namespace)) return `..${namespace.slice(3)}/messages.${language}.json`;
  const folder = /^ui\b/.test(namespace) ? '' : 'modules/';
  return `../../${folder}${namespace}/messages.${language}.json`;
}

/** Texts that operators have changed, as delivered with the page (server/front-ends/overrides.ts). */
function overridesOf(language: string, namespace: string): object | undefined {
  return JSON.parse(document.documentElement.dataset.texts ?? '{}')[language]?.[namespace];
}

/**
 * Fetches the texts of a module's screens, or of one folder's of it as `invoicing/public`, or a piece of the modules' words, in one language when
 * the first screen that needs them opens.
 */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    catalogue(namespace, language).then(
      (texts) => {
        done(null, texts);
        const overrides = overridesOf(language, namespace);
        // Added before the callback, so that no text changes while it is being read.
        if (overrides) i18next.addResourceBundle(language, namespace, overrides, true, true);
      },
      (error) => done(error, false),
    );
  },
};

const filled = new Set<string>();

/** A missing text is shown in English; the English catalogue is loaded only then. */
async function fillFromEnglish(language: string, namespace: string): Promise<void> {
  const gap = `${language} ${namespace}`;
  if (language === FALLBACK || filled.has(gap)) return;
  filled.add(gap);
  const texts = await catalogue(namespace, FALLBACK);
  i18next.addResourceBundle(language, namespace, texts, true, false);
  i18next.emit(TEXTS_CHANGED);
}

/** Starts translations. A test ensures that both languages are complete, so no fallback is needed. */
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
      // By default each file that arrives renders every component with a text again.
      react: { useSuspense: true, bindI18n: `languageChanged ${TEXTS_CHANGED}`, bindI18nStore: '' },
      saveMissing: true,
      missingKeyHandler: ([spoken = FALLBACK], namespace) => {
        void fillFromEnglish(spoken, namespace).catch(console.warn);
      },
    });
}
