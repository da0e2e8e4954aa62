import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import styles from './Public.module.css';
import type { PublicCreditNoteData, PublicInvoiceData } from './publicInvoiceQuery.ts';

interface Props {
  notes: readonly PublicCreditNoteData[];
  currency: PublicInvoiceData['currency'];
}

/** The documents by which the invoice was credited, which the client has by mail. They have no page of their own. */
export function PublicCreditNotes({ notes, currency }: Props) {
  const { t, language } = useMessages('invoicing/public');
  const words = useWords('invoicing');
  if (notes.length === 0) return null;
  return (
    <table className={styles.credits}>
      <caption className={styles.caption}>{words.noun('credit_notes').many}</caption>
      <tbody>
        {notes.map(({ documentNumber, creditedOn, total }) => (
          <tr key={documentNumber}>
            <th scope="row">
              <span>{messageWith(t, 'creditNote', { number: documentNumber })}</span>
              <span className={styles.quiet}>{formatDay(creditedOn, language)}</span>
            </th>
            <td>
              <Money amount={-total} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
