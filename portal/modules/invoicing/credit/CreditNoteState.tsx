import { useTranslation } from 'react-i18next';
import { Card } from '#portal/ui/layout/Card.tsx';
import styles from './CreditNote.module.css';
import type { CreditNoteData } from './CreditNoteData.ts';
import { CreditNoteDelivery } from './CreditNoteDelivery.tsx';

/** The state of the credit note: what it waits for, or whether the client has it. */
export function CreditNoteState({ note }: { note: CreditNoteData }) {
  const { t } = useTranslation('invoicing/credit');
  const { status, rejectionReason } = note;
  const isOut = status === 'PUBLISHED' || status === 'RESOLVED';
  return (
    <Card title={t(status === 'REJECTED' ? 'state.rejected' : 'state.title')}>
      {isOut ? (
        <CreditNoteDelivery note={note} />
      ) : (
        <>
          {rejectionReason && <p className={styles.sent}>{rejectionReason}</p>}
          <p className={styles.after}>{t(`state.${status}`)}</p>
        </>
      )}
    </Card>
  );
}
