import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../InvoiceEditor.module.css';
import { Recurrence } from '../view/Recurrence.tsx';
import { useEditor } from './useEditor.ts';

/** Says that a recurring invoice has made the draft, and leads to it. */
export function MadeByRecurrence() {
  const words = useWords();
  const recurrence = useEditor().saved?.recurringInvoiceRun?.recurringInvoice;
  if (!recurrence) return null;
  return (
    <p className={styles.origin}>
      {words.noun('recurring_invoices').one}: <Recurrence recurrence={recurrence} />
    </p>
  );
}
