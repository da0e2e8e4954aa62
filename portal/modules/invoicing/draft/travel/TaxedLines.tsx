import { focusField } from '#portal/app/forms/DraftForm.tsx';
import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { dateLocale } from '#portal/ui/time/isoTime.ts';
import type { SavedInvoice } from '../draftFields.ts';
import styles from './Travel.module.css';

/**
 * Allowances that are taxed because the trip is not accounted for, with what is missing, and those that an operator has to approve
 * because there is no trip; each leads to its field.
 */
export function TaxedLines({ lines }: { lines: SavedInvoice['lines'] }) {
  const { t, language } = useMessages('invoicing/draft/travel');
  const words = useWords();
  const labelOf = (path: string) => {
    const [name = '', own] = path.split('.');
    const { label } = words.field(own ? `travel_report.${own}` : `invoice_lines.${name}`);
    // Within a sentence.
    return label.charAt(0).toLowerCase() + label.slice(1);
  };
  const list = new Intl.ListFormat(dateLocale(language), { type: 'conjunction' });
  return (
    <div className={styles.taxed} role="status">
      <ul className={styles.plain}>
        {lines.map(
          ({ position, taxFreeGaps: [first = 'travelReport', ...rest], isTripMissing }) =>
            (first !== 'travelReport' || isTripMissing) && (
              <li key={position}>
                <PlainButton onClick={() => focusField([`lines.${position}.${first}`])}>
                  {isTripMissing
                    ? t('withoutTrip', { line: position + 1 })
                    : t('taxed', {
                        line: position + 1,
                        fields: list.format([first, ...rest].map(labelOf)),
                      })}
                </PlainButton>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
