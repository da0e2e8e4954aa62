import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { asText, localize, optionsOf } from '../document/FormOutline.ts';
import type { Tie } from './conditionMap.ts';

/** A condition as a sentence, or a short form beside its question. */
export function useTieText(length: 'sentence' | 'short' = 'sentence'): (tie: Tie) => string {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  return ({ from, to, isHiding, values }) => {
    const options = from ? optionsOf(from, language) : [];
    const labels = values.map(
      (value) => options.find((one) => one.value === value)?.label ?? value,
    );
    const any = new Intl.ListFormat(language, { type: 'disjunction' });
    const isPage = !('page' in to);
    const own = localize(isPage ? to.value.title : to.value.label, language);
    const name = own || (isPage ? t('page.number', { number: to.at + 1 }) : asText(to.value.id));
    return t(`map.${length}.${isHiding ? 'hides' : 'shows'}`, {
      name,
      question: (from && localize(from.value.label, language)) || to.condition?.questionId,
      answers: any.format(labels),
    });
  };
}
