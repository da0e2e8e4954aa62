import { useTranslation } from 'react-i18next';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { showQuantity } from '../showQuantity.ts';
import view from '../View.module.css';
import type { CreditNoteData } from './CreditNoteData.ts';

/** The credited lines and their sum. */
export function CreditNoteLines({ note }: { note: CreditNoteData }) {
  const { t, i18n } = useTranslation(['invoicing/credit', 'invoicing/public']);
  const words = useWords('invoicing');
  const href = useHref();
  const { invoice } = note;
  const isOut = note.status === 'PUBLISHED' || note.status === 'RESOLVED';
  return (
    <Card
      title={t(`lineTitle.${note.status}`)}
      actions={
        invoice && (
          <LinkButton
            variant="subtle"
            size="sm"
            as={AppLink}
            href={href(`invoicemore/invoice/${invoice.id}`)}
          >
            {t('invoice', { number: invoice.documentNumber })}
          </LinkButton>
        )
      }
    >
      <table className={view.lines}>
        <thead>
          <tr>
            {(['description', 'quantity', 'amount'] as const).map((name) => (
              <th key={name} scope="col">
                {words.field(`credit_note_lines.${name}`).label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {note.lines.map(({ id, description, quantity, amount, invoiceLine }) => {
            const unit = invoiceLine?.unit ?? 'PIECE';
            const shown = showQuantity({ quantity, unit }, t, i18n.language);
            const kind = invoiceLine && words.value('LineType', invoiceLine.lineType).label;
            return (
              <tr key={id}>
                <td>
                  <span className={view.description}>{description ?? kind}</span>
                  {description && <span className={view.small}>{kind}</span>}
                  <span className={view.times}>{shown}</span>
                </td>
                <td>{shown}</td>
                <td>
                  <Money amount={amount} bare />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <dl className={view.sums}>
        {(['amount', 'vat', 'total'] as const).map((name) => (
          <div key={name} className={view.sum}>
            <dt>
              {name === 'total' && !isOut ? t('total') : words.field(`credit_notes.${name}`).label}
            </dt>
            <dd>
              <Money amount={note[name]} currency={note.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
