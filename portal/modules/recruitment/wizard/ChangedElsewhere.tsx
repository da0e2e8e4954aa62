import { localize } from '#forms/applications/localize.ts';
import type { ResolvedPage } from '#forms/applications/read-pages.ts';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './Wizard.module.css';

interface Props {
  pages: readonly ResolvedPage[];
  /** Ids of the questions whose answers another window or device has changed. */
  ids: readonly string[];
}

/** Names the answers that changed under the eyes of the applicant. */
export function ChangedElsewhere({ pages, ids }: Props) {
  const { t } = useMessages('recruitment/wizard');
  if (ids.length === 0) return null;
  const questions = pages
    .flatMap((page) => page.questions)
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => localize(label, currentLanguage()));
  return (
    <p className={styles.note} role="status">
      {t('changedElsewhere', { questions: questions.join(', ') })}
    </p>
  );
}
