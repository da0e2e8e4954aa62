import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { Card, Facts } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { formatIdentifier } from '#shared/format-identifier.ts';
import { DueDay } from '../DueDay.tsx';
import { recipientText } from '../delivery/recipientText.ts';
import styles from '../View.module.css';
import type { InvoiceData } from './InvoiceData.ts';
import { Recurrence } from './Recurrence.tsx';

/** The remaining facts of the invoice. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceData }) {
  const { t } = useMessages('invoicing');
  const words = useWords();
  const href = useHref();
  const called = (name: string) => words.field(`invoices.${name}`).label;
  const { bankAccount } = invoice;
  const recurrence = invoice.recurringInvoiceRun?.recurringInvoice ?? invoice.recurringInvoices[0];
  const facts = [
    { name: words.noun('freelance_profiles').one, value: invoice.freelanceProfile?.displayName },
    {
      name: called('invoicedOn'),
      value: invoice.invoicedOn && <When value={invoice.invoicedOn} />,
    },
    {
      name: called('dueOn'),
      value: invoice.dueOn && <DueDay isOverdue={invoice.isOverdue} dueOn={invoice.dueOn} />,
    },
    {
      name: t('fact.recipient'),
      value: invoice.lastDelivery?.status === 'SENT' && recipientText(invoice.lastDelivery),
    },
    { name: called('ehfSentAt'), value: invoice.ehfSentAt && <When value={invoice.ehfSentAt} /> },
    {
      name: words.noun('recurring_invoices').one,
      value: recurrence && <Recurrence recurrence={recurrence} />,
    },
    { name: called('kid'), value: invoice.kid && formatIdentifier.kid(invoice.kid) },
    {
      name: called('bankAccountId'),
      value: bankAccount && formatIdentifier.bankAccount(bankAccount.accountNumber),
    },
    { name: called('clientReferencePerson'), value: invoice.clientReferencePerson?.name },
    { name: called('senderReferencePerson'), value: invoice.senderReferencePerson?.name },
    { name: called('buyerReference'), value: invoice.buyerReference },
    { name: called('orderReference'), value: invoice.orderReference },
  ];
  return (
    <Card title={t('fact.title')}>
      <Facts facts={facts.filter((fact) => fact.value)} />
      {invoice.submittedAt && (
        <p className={styles.agreement}>
          <AppLink href={href(`common/freelancer-agreement?of=${invoice.id}`)}>
            {t('fact.agreement')}
          </AppLink>
        </p>
      )}
    </Card>
  );
}
