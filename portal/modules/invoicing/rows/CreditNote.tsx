import { useQuery } from '@tanstack/react-query';
import type { RowPartProps } from '#portal/app/screens/row/RowParts.tsx';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { CreditNoteLines } from '../credit/CreditNoteLines.tsx';
import { CreditNoteState } from '../credit/CreditNoteState.tsx';
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
