import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '#portal/app/errors/refusalText.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { LongText } from '#portal/ui/controls/LongText.tsx';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Decision.module.css';
import { type PendingDecision, type Result, useDecisions } from './useDecisions.ts';

const LONGEST_REASON = 2000;

/** Asks before a decision, and shows the result for each application. */
export function Decision({
  decision,
  onClose,
}: {
  decision: PendingDecision;
  onClose: () => void;
}) {
  const { t } = useTranslation(['recruitment/received', 'errors']);
  const words = useWords();
  const [reason, setReason] = useState('');
  const { results, isDoing, decide } = useDecisions(decision);
  const { title, description, submit } = words.action(`${decision.action}JobApplication`);
  const { label, help } = words.field('job_applications.rejectionReason');
  const isStarted = results.size > 0;
  const done = [...results.values()].filter((one) => one !== 'lost' && one.length === 0).length;
  return (
    <Popup opened onClose={isDoing ? () => {} : onClose} title={title}>
      <p className={styles.lead}>{description}</p>
      <ul className={styles.rows}>
        {decision.rows.map(({ id, name, email }) => (
          <li key={id} className={styles.row}>
            <span>{name ?? email}</span>
            <Outcome result={results.get(id)} />
          </li>
        ))}
      </ul>
      <p className={styles.summary} role="status">
        {isStarted && !isDoing && t('decided', { done, count: decision.rows.length })}
      </p>
      {decision.action === 'reject' && !isStarted && (
        <LongText
          label={label}
          description={help}
          value={reason}
          maxLength={LONGEST_REASON}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div className={styles.actions}>
        {isStarted && !isDoing ? (
          <Button onClick={onClose}>{t('ui:close')}</Button>
        ) : (
          <>
            <Button variant="subtle" disabled={isDoing} onClick={onClose}>
              {t('ui:cancel')}
            </Button>
            <Button loading={isDoing} onClick={() => void decide(reason.trim())}>
              {submit}
            </Button>
          </>
        )}
      </div>
    </Popup>
  );
}

function Outcome({ result }: { result: Result | undefined }) {
  const { t } = useTranslation('recruitment/received');
  if (!result) return null;
  if (result !== 'lost' && result.length === 0) {
    return (
      <span className={styles.done}>
        <IconCheck size={16} stroke={1.75} aria-hidden="true" />
        <span>{t('done')}</span>
      </span>
    );
  }
  const summary =
    result === 'lost'
      ? [t('lost')]
      : result.map((one) =>
          one.path === 'updatedAt' ? t('newer') : refusalText(one, currentLanguage()),
        );
  return (
    <span className={styles.refused}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <span>{summary.join(' ')}</span>
    </span>
  );
}
