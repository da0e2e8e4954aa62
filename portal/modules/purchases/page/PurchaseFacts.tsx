import { useTranslation } from 'react-i18next';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Facts } from '#portal/ui/layout/Facts.tsx';
import { When } from '#portal/ui/time/When.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';
import type { PurchaseData } from './purchaseQuery.ts';

/** The seller and the references that the buyer's bookkeeping needs. */
export function PurchaseFacts({ purchase }: { purchase: PurchaseData }) {
  const { t } = useTranslation('purchases');
  const words = useWords();
  const { document, invoicedOn, buyerReference, orderReference } = purchase;
  const called = (name: string) => words.field(`purchases.${name}`).label;
  const number = document?.sellerOrganizationNumber;
  const facts = [
    { name: t('fact.seller'), value: document?.sellerName },
    { name: t('fact.sellerNumber'), value: number && formatIdentifier.organizationNumber(number) },
    { name: called('invoicedOn'), value: <When value={invoicedOn} /> },
    { name: called('buyerReference'), value: buyerReference },
    { name: called('orderReference'), value: orderReference },
  ];
  return (
    <Card title={t('fact.title')}>
      <Facts facts={facts.filter(({ value }) => value)} />
    </Card>
  );
}
