import { useTranslation } from 'react-i18next';
import { answersOf } from '../../../../forms/applications/answers-of.ts';
import type { Answer, ApplicationForm } from '../../../../forms/applications/application-form.ts';
import { readPages } from '../../../../forms/applications/read-pages.ts';
import { saidIn } from '../../../../forms/applications/said-in.ts';
import { shownParts } from '../../../../forms/applications/shown-parts.ts';
import { currentLanguage } from '../../../ui/language/currentLanguage.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { answerText } from './answerText.ts';

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
          value: answerText(question, given[question.id], language) || (
            <span>{t('answers.none')}</span>
          ),
        }))}
      />
    </Card>
  ));
}
