import { useTranslation } from 'react-i18next';
import { formatIdentifier } from '../../../../ground/format-identifier.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { When } from '../../../ui/time/When.tsx';
import { DueDay } from '../DueDay.tsx';
import type { InvoiceData } from './InvoiceData.ts';

/** The rest of what the invoice says. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceData }) {
  const { t } = useTranslation('invoicing');
  const { bankAccount } = invoice;
  const facts = [
    { name: t('fact.profile'), value: invoice.freelanceProfile?.displayName },
    {
      name: t('fact.invoicedOn'),
      value: invoice.invoicedOn && <When value={invoice.invoicedOn} />,
    },
    {
      name: t('fact.dueOn'),
      value: invoice.dueOn && <DueDay status={invoice.status} dueOn={invoice.dueOn} />,
    },
    {
      name: t('fact.recipient'),
      value: invoice.lastDelivery?.status === 'SENT' && invoice.lastDelivery.recipient,
    },
    { name: t('fact.kid'), value: invoice.kid && formatIdentifier.kid(invoice.kid) },
    {
      name: t('fact.account'),
      value: bankAccount && formatIdentifier.bankAccount(bankAccount.accountNumber),
    },
    { name: t('fact.clientReference'), value: invoice.clientReferencePerson?.name },
    { name: t('fact.senderReference'), value: invoice.senderReferencePerson?.name },
    { name: t('fact.buyerReference'), value: invoice.buyerReference },
    { name: t('fact.orderReference'), value: invoice.orderReference },
  ];
  return (
    <Card title={t('fact.title')}>
      <Facts facts={facts.filter((fact) => fact.value)} />
    </Card>
  );
}
