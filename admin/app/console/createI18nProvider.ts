import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { labelsIn } from '../catalogue/labels/labels.ts';
import { locale as chosen, type Locale, locales } from '../locale/locale.ts';
import { moduleText } from '../locale/moduleMessages.ts';
import ownEnglish from '../locale/react-admin.en.json';
import norwegianMessages from '../locale/react-admin.nb.json';
import { fetchWords, moduleWords } from '../locale/words.ts';
import en from '../messages.en.json';
import nb from '../messages.nb.json';

function messagesOf(catalogue: Catalogue, locale: Locale): TranslationMessages {
  const own = locale === 'nb' ? nb : en;
  const labels = labelsIn(locale, moduleWords(locale));
  const resources = Object.fromEntries(
    catalogue.resources.map((resource) => [
      resource.name,
      { name: `${labels.one(resource)} |||| ${labels.many(resource)}` },
    ]),
  );
  const framework = locale === 'nb' ? norwegianMessages : { ra: plainEnglish };
  return { ...englishMessages, ...framework, ...own, resources };
}

/** The framework speaks to developers where something fails: "Element does not exist", "dataProvider error". */
const plainEnglish = {
  ...englishMessages.ra,
  message: { ...englishMessages.ra.message, ...ownEnglish.ra.message },
  notification: { ...englishMessages.ra.notification, ...ownEnglish.ra.notification },
  page: { ...englishMessages.ra.page, ...ownEnglish.ra.page },
  validation: { ...englishMessages.ra.validation, ...ownEnglish.ra.validation },
};

/** Texts of the framework, of the console and of the catalogue, in one language at a time. */
export function createI18nProvider(catalogue: Catalogue): I18nProvider {
  const known = (name: string): Locale => (name === 'en' ? 'en' : 'nb');
  const provider = polyglotI18nProvider(
    (name) => messagesOf(catalogue, known(name)),
    chosen.read(),
    [...locales],
    { allowMissing: true },
  );
  return {
    ...provider,
    // Texts of a module's page are fetched with the page.
    translate: (key, options) =>
      provider.translate(key, { _: moduleText(known(provider.getLocale()), key), ...options }),
    changeLocale: async (name) => {
      await fetchWords(known(name));
      chosen.choose(name);
      return provider.changeLocale(name);
    },
  };
}
