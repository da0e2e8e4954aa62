import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';

/** The link to the list, for an invoice that does not exist or cannot be edited by the user. */
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
      {t('list.toInvoices')}
    </Button>
  );
}
