import { useTranslation } from 'react-i18next';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { PendingDecision } from '../decide/useDecisions.ts';
import { RECEIVED } from '../places.ts';
import type { Received } from '../receivedQuery.ts';
import styles from './List.module.css';

interface Props {
  rows: readonly Received[];
  onAsk: (decision: PendingDecision) => void;
  onClear: () => void;
}

const MOST_BESIDE_EACH_OTHER = 4;

/** The actions on all selected rows. */
export function ChosenBar({ rows, onAsk, onClear }: Props) {
  const { t } = useTranslation('recruitment/received');
  const words = useWords();
  const href = useHref();
  if (rows.length === 0) return null;
  const submit = (action: string) => words.action(action).submit;
  const isFew = rows.length > 1 && rows.length <= MOST_BESIDE_EACH_OTHER;
  const ids = rows.map(({ id }) => id).join(',');
  return (
    <section className={styles.bar} aria-label={t('chosen.title')}>
      <span className={styles.count} role="status">
        {t('chosen.count', { count: rows.length })}
      </span>
      {isFew && (
        <LinkButton
          variant="light"
          size="sm"
          as={AppLink}
          href={href(`${RECEIVED}/compare?ids=${ids}`)}
        >
          {t('compare.open')}
        </LinkButton>
      )}
      <Button size="sm" onClick={() => onAsk({ action: 'approve', rows })}>
        {submit('approveJobApplication')}
      </Button>
      <Button variant="light" size="sm" onClick={() => onAsk({ action: 'reject', rows })}>
        {submit('rejectJobApplication')}
      </Button>
      <Button variant="subtle" size="sm" onClick={onClear}>
        {t('chosen.clear')}
      </Button>
    </section>
  );
}
