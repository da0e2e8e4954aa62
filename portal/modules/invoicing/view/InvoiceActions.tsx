import { IconCopy, IconDots, IconDownload, IconPencil } from '@tabler/icons-react';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { Menu } from '#portal/ui/controls/Menu.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import type { InvoiceData } from './InvoiceData.ts';
import { InvoiceMenu } from './InvoiceMenu.tsx';

/** The actions that the server offers now. */
export function InvoiceActions({ invoice }: { invoice: InvoiceData }) {
  const { t } = useMessages(['invoicing', 'invoicing/public']);
  const href = useHref();
  const { canManage } = useSignedIn().account;
  return (
    <>
      {invoice.status === 'DRAFT' && canManage && (
        <LinkButton
          leftSection={<IconPencil size={18} />}
          as={AppLink}
          href={href(`invoicemore/invoice-creation/${invoice.id}`)}
        >
          {t('action.continue')}
        </LinkButton>
      )}
      {(invoice.status === 'REJECTED' || invoice.status === 'NULLIFIED') && canManage && (
        <LinkButton
          leftSection={<IconCopy size={18} />}
          as={AppLink}
          href={href(`invoicemore/invoice-duplication/${invoice.id}`)}
        >
          {t('action.amend')}
        </LinkButton>
      )}
      {invoice.pdfDocument && (
        <LinkButton
          href={invoice.pdfDocument.downloadPath}
          target="_blank"
          variant="light"
          leftSection={<IconDownload size={18} />}
        >
          {t('invoicing/public:pdf')}
        </LinkButton>
      )}
      <Menu
        opener={(props) => (
          <Button {...props} variant="default" leftSection={<IconDots size={18} />}>
            {t('action.more')}
          </Button>
        )}
      >
        <InvoiceMenu invoice={invoice} canManage={canManage} />
      </Menu>
    </>
  );
}
