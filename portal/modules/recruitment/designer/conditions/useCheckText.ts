import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { type CheckPart, type FormOutline, localize, optionsOf } from '../document/FormOutline.ts';

/** A check as text: its kind, and beside it its condition and strictness. */
export function useCheckText({ pages }: Pick<FormOutline, 'pages'>) {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  const words = useWords('recruitment');
  const any = new Intl.ListFormat(language, { type: 'disjunction' });
  const condition = ({ condition: written }: CheckPart) => {
    if (!written) return [];
    const questions = pages.flatMap((page) => page.questions);
    const question = questions.find(({ id }) => id === written.questionId);
    const options = question ? optionsOf(question, language) : [];
    const labels = written.values.map(
      (value) => options.find((one) => one.value === value)?.label ?? value,
    );
    return t(
      `checks.short.${written.mode === 'HIDE_IF_MATCH' ? 'HIDE_IF_MATCH' : 'SHOW_IF_MATCH'}`,
      {
        question: (question && localize(question.value.label, language)) || written.questionId,
        answers: any.format(labels),
      },
    );
  };
  return {
    name: ({ jobCheckType }: CheckPart): string =>
      jobCheckType ? words.value('JobCheckType', jobCheckType).label : t('checks.unnamed'),
    marks: (check: CheckPart): string =>
      [check.value.required === false ? t('checks.optionalMark') : [], condition(check)]
        .flat()
        .join(' · '),
  };
}
