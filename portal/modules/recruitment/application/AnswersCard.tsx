import type { ReactNode } from 'react';
import {
  type Answer,
  type ApplicationForm,
  answersOf,
} from '#forms/applications/application-form.ts';
import { localize } from '#forms/applications/localize.ts';
import { type ResolvedQuestion, readPages } from '#forms/applications/read-pages.ts';
import { shownParts } from '#forms/applications/shown-parts.ts';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { Card, Facts } from '#portal/ui/layout/Page.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './Answers.module.css';
import { answerText } from './answerText.ts';

/** A file among the answers, as far as the reader may see it. */
export interface NamedFile {
  id: string;
  filename: string;
  downloadPath: string;
  thumbPath: string | null;
}

interface Props {
  form: unknown;
  answers: readonly Answer[];
  /** The files among the answers that the reader may see. */
  files: readonly NamedFile[];
  /** The way to one that they may not see yet. */
  placeholder?: ReactNode;
}

/**
 * The answers page by page, including unanswered questions; questions hidden from the applicant are left out.
 */
export function AnswersCard({ form, answers, files, placeholder }: Props) {
  const { t } = useMessages('recruitment');
  const language = currentLanguage();
  if (!form) return null;
  const given = answersOf(answers);
  const answerOf = (question: ResolvedQuestion) => {
    const answer = given[question.id];
    if (question.schema.format !== 'file') return answerText(question, answer, language);
    const file = files.find(({ id }) => id === answer);
    if (file) return <AnswerFile file={file} />;
    return answer && (placeholder ?? t('answers.file'));
  };
  return shownParts(readPages(form as ApplicationForm), given).map(({ page, questions }) => (
    <Card key={page.pointer} title={localize(page.page.title, language)}>
      <Facts
        facts={questions.map((question) => ({
          name: localize(question.label, language),
          value: answerOf(question) || <span>{t('answers.none')}</span>,
        }))}
      />
    </Card>
  ));
}

/** An answer that is a file: the way to it. */
function AnswerFile({ file: { filename, downloadPath, thumbPath } }: { file: NamedFile }) {
  return (
    <a className={styles.file} href={downloadPath} target="_blank" rel="noreferrer">
      {thumbPath && <img src={thumbPath} alt="" />}
      <span translate="no">{filename}</span>
    </a>
  );
}
