import { useQuery } from '@tanstack/react-query';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import type { RowPartProps } from '#portal/app/screens/row/RowParts.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { useNews } from '#portal/graphql/useNews.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import type { CreditNoteData } from '../credit/CreditableInvoice.ts';
import styles from '../credit/CreditNote.module.css';
import { CreditNoteDelivery } from '../credit/CreditNoteDelivery.tsx';
import { CreditShares } from '../credit/CreditShares.tsx';
import { creditNoteNewsSubscription } from '../credit/creditNoteNewsSubscription.ts';
import { creditNoteQuery } from '../credit/creditNoteQuery.ts';
import { showQuantity } from '../lineTexts.ts';
import view from '../View.module.css';

/** Fields shown by the cards below and the steps above. */
export const states = [
  'invoice',
  'pdfDocument',
  'currency',
  'amount',
  'vat',
  'total',
  'platformFeeAmount',
  'employerTaxAmount',
  'salaryTaxAmount',
  'grossSalary',
  'payoutAmount',
  'creditNoteNumber',
  'isApprovedAutomatically',
  'createdAt',
  'approvedAt',
  'publishedAt',
  'rejectedAt',
  'resolvedAt',
  'rejectionReason',
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

/** The state of the credit note: its next step, or whether the client has received it. */
function CreditNoteState({ note }: { note: CreditNoteData }) {
  const { t } = useMessages('invoicing/credit');
  const href = useHref();
  const { account } = useSignedIn();
  const { status, rejectionReason, invoice } = note;
  const isOut = status === 'PUBLISHED' || status === 'RESOLVED';
  return (
    <Card title={t(status === 'REJECTED' ? 'state.rejected' : 'state.title')}>
      {isOut ? (
        <CreditNoteDelivery note={note} />
      ) : (
        <>
          {rejectionReason && <p className={styles.sent}>{rejectionReason}</p>}
          <p className={styles.after}>{t(`state.${status}`)}</p>
          {status === 'REJECTED' && invoice && account.canManage && (
            <div className={styles.next}>
              <LinkButton
                variant="light"
                size="sm"
                as={AppLink}
                href={href(`invoicemore/credit-note-creation/${invoice.id}`)}
              >
                {t('state.again')}
              </LinkButton>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

/** The credited lines and their sum. */
function CreditNoteLines({ note }: { note: CreditNoteData }) {
  const { t, language } = useMessages(['invoicing/credit', 'invoicing/public']);
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
            {messageWith(t, 'invoice', { number: invoice.documentNumber })}
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
            const shown = showQuantity({ quantity, unit }, t, language);
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
