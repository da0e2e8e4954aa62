import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';

/** The way on for whoever came to an invoice that is not there, or not theirs to write. */
export function ToInvoices() {
  const { t } = useTranslation('invoicing');
  const href = useHref();
  return (
    <Button
      variant="light"
      renderRoot={(props) => (
        <AppLink href={href('invoicemore/payout-service/invoices')} {...props} />
      )}
    >
      {t('write.toInvoices')}
    </Button>
  );
}
