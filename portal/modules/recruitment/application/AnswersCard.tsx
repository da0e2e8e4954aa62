import { useTranslation } from 'react-i18next';
import { answersOf } from '../../../../forms/applications/answers-of.ts';
import type { Answer, ApplicationForm } from '../../../../forms/applications/application-form.ts';
import { type AskedQuestion, readPages } from '../../../../forms/applications/read-pages.ts';
import { saidIn } from '../../../../forms/applications/said-in.ts';
import { shownParts } from '../../../../forms/applications/shown-parts.ts';
import { currentLanguage } from '../../../ui/language/currentLanguage.ts';
import type { Language } from '../../../ui/language/languages.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';

interface Props {
  form: unknown;
  answers: readonly Answer[];
}

/** The answers page by page, with what was asked and left open; what was hidden from the applicant is not there. */
export function AnswersCard({ form, answers }: Props) {
  const { t } = useTranslation('recruitment');
  const language = currentLanguage();
  if (!form) return null;
  const given = answersOf(answers);
  return shownParts(readPages(form as ApplicationForm), given).map(({ page, questions }) => (
    <Card key={page.pointer} title={saidIn(page.page.title, language)}>
      <Facts
        facts={questions.map((question) => ({
          name: saidIn(question.label, language),
          value: textOf(question, given[question.id], language) || <span>{t('answers.none')}</span>,
        }))}
      />
    </Card>
  ));
}

/** What was chosen, as the applicant read it. */
function textOf(
  { options }: AskedQuestion,
  answer: string | string[] | undefined,
  language: Language,
) {
  return [answer ?? []]
    .flat()
    .map((one) => saidIn(options.find(({ value }) => value === one)?.label ?? one, language))
    .join(', ');
}
