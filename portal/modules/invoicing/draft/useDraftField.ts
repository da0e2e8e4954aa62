import { useMemo } from 'react';
import type { FieldWords } from '#forms/words/words.ts';
import type { Labels } from '#forms/words/words-in.ts';
import { useWords } from '#portal/ui/texts.ts';

/** The editor names the chosen row, the invoice its key; the kind of a work report is a bare `type`. */
const places: Record<string, string[]> = {
  client: ['invoices.clientId', 'clients'],
  freelanceProfile: ['invoices.freelanceProfileId', 'freelance_profiles'],
  type: ['work_report.reportType'],
};

const owners = ['invoices', 'invoice_lines', 'work_report'];

/** The labels of the editor's fields: `field('dueOn').label`. */
export function useDraftField() {
  const words = useWords();
  return useMemo(() => draftField(words), [words]);
}

/** The label of a field in the editor: that of the invoice, else of a line, else of the work report. */
export function draftField(words: Labels) {
  return (name: string): FieldWords => {
    if (name === 'receipts') return { label: words.noun('receipts').many };
    const own = owners.flatMap((owner) => [`${owner}.${name}`, `${owner}.${name}Id`]);
    return words.field(...(places[name] ?? own));
  };
}
