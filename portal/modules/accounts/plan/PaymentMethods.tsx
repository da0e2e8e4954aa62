import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { ContactSales } from './ContactSales.tsx';
import styles from './Plan.module.css';
import { PlanPage } from './PlanPage.tsx';

/** The payment method of a plan: invoice, the only one. */
export function PaymentMethods() {
  const { t } = useMessages('accounts/plan');
  const { one } = useWords().noun('invoices');
  return (
    <PlanPage title={t('paymentMethods.title')}>
      {({ displayName, subscription }) => (
        <Card
          title={one}
          lead={t(subscription ? 'paymentMethods.invoiceText' : 'paymentMethods.nothing')}
        >
          <p className={styles.note}>{t('paymentMethods.noCards')}</p>
          <ContactSales team={displayName} />
        </Card>
      )}
    </PlanPage>
  );
}
