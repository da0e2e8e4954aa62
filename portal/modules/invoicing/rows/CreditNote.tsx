import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RowPartProps } from '#portal/app/screens/row/RowParts.tsx';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import styles from '../credit/CreditNote.module.css';
import type { CreditNoteData } from '../credit/CreditNoteData.ts';
import { CreditNoteDelivery } from '../credit/CreditNoteDelivery.tsx';
import { CreditNoteLines } from '../credit/CreditNoteLines.tsx';
import { CreditShares } from '../credit/CreditShares.tsx';
import { creditNoteNewsSubscription } from '../credit/creditNoteNewsSubscription.ts';
import { creditNoteQuery } from '../credit/creditNoteQuery.ts';

/** Fields shown by the cards below and the steps above. */
export const tells = [
  ...['invoice', 'pdfDocument', 'currency', 'amount', 'vat', 'total', 'platformFeeAmount'],
  ...['employerTaxAmount', 'salaryTaxAmount', 'grossSalary', 'payoutAmount', 'creditNoteNumber'],
  ...['isApprovedAutomatically', 'createdAt', 'approvedAt', 'publishedAt', 'rejectedAt'],
  ...['resolvedAt', 'rejectionReason'],
];

/** The part of a credit note's page that is not generated: its amounts, its client and its delivery. */
export function RowPart({ id }: RowPartProps) {
  const { data } = useQuery(queryOf(creditNoteQuery, { id }));
  useNews(creditNoteNewsSubscription, [creditNoteQuery]);
  if (data?.node?.__typename !== 'CreditNote') return null;
  const note = data.node;
  return (
    <>
      <CreditNoteState note={note} />
      <CreditNoteLines note={note} />
      {note.status !== 'REJECTED' && <CreditShares note={note} />}
    </>
  );
}

/** The state of the credit note: what it waits for, or whether the client has it. */
function CreditNoteState({ note }: { note: CreditNoteData }) {
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
