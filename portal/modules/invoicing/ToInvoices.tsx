import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { useMessages } from '../../ui/texts.ts';

/** The link to the list, for an invoice that does not exist or cannot be edited by the user. */
export function ToInvoices() {
  const { t } = useMessages('invoicing');
  const href = useHref();
  return (
    <LinkButton variant="light" as={AppLink} href={href('invoicemore/payout-service/invoices')}>
      {t('list.toInvoices')}
    </LinkButton>
  );
}
