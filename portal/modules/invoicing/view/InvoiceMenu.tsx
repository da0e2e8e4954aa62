import { Menu } from '@mantine/core';
import {
  IconCheck,
  IconCopy,
  IconExternalLink,
  IconFileCode,
  IconFileMinus,
  IconLink,
  IconMailForward,
  IconRepeat,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useGo } from '#portal/app/routing/AppLink.tsx';
import { copyText } from '#portal/app/toasts/copyText.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { InvoiceData } from './InvoiceData.ts';
import { useInvoiceCommands } from './useInvoiceCommands.ts';

interface Props {
  invoice: InvoiceData;
  canManage: boolean;
}

/** The rarer actions. */
export function InvoiceMenu({ invoice, canManage }: Props) {
  const { t } = useMessages('invoicing');
  const words = useWords();
  const go = useGo();
  const { mailAgain, confirmEhf, resolve, remove } = useInvoiceCommands(invoice);
  const { publicPath, availableActions: actions, client, ehfDocument } = invoice;
  const copy = (path: string) => copyText(new URL(path, location.origin).href);
  const published = invoice.status === 'PUBLISHED' || invoice.status === 'RESOLVED';
  const isRepeated = invoice.recurringInvoices.some(({ status }) => status !== 'ENDED');
  const isRepeatable = !isRepeated && invoice.outcome !== 'BAD_END' && invoice.status !== 'DRAFT';
  const isCreditable = published && invoice.remainingAmount > 0;
  return (
    <>
      {publicPath && (
        <>
          <Menu.Item leftSection={<IconLink size={18} />} onClick={() => void copy(publicPath)}>
            {t('action.copyLink')}
          </Menu.Item>
          <Menu.Item
            component="a"
            href={publicPath}
            target="_blank"
            leftSection={<IconExternalLink size={18} />}
          >
            {t('action.openPublic')}
          </Menu.Item>
        </>
      )}
      {ehfDocument && (
        <Menu.Item
          component="a"
          href={ehfDocument.downloadPath}
          leftSection={<IconFileCode size={18} />}
        >
          {t('action.xml')}
        </Menu.Item>
      )}
      {published && canManage && (
        <OwnerOnly>
          <Menu.Item leftSection={<IconMailForward size={18} />} onClick={mailAgain}>
            {t('action.mail')}
          </Menu.Item>
          {client?.clientType === 'ORGANIZATION' && (
            <Menu.Item leftSection={<IconSend size={18} />} onClick={() => confirmEhf(client)}>
              {words.action('sendInvoiceViaEhf').submit}
            </Menu.Item>
          )}
        </OwnerOnly>
      )}
      {actions.includes('resolve') && (
        <OwnerOnly>
          <Menu.Item leftSection={<IconCheck size={18} />} onClick={resolve}>
            {words.action('resolveInvoice').submit}
          </Menu.Item>
        </OwnerOnly>
      )}
      {isCreditable && canManage && (
        <OwnerOnly>
          <Menu.Item
            leftSection={<IconFileMinus size={18} />}
            onClick={() => void go(`invoicemore/credit-note-creation/${invoice.id}`)}
          >
            {words.action('createCreditNote').title}
          </Menu.Item>
        </OwnerOnly>
      )}
      {canManage && (
        <Menu.Item
          leftSection={<IconCopy size={18} />}
          onClick={() => void go(`invoicemore/invoice-duplication/${invoice.id}`)}
        >
          {t('action.duplicate')}
        </Menu.Item>
      )}
      {isRepeatable && canManage && (
        <OwnerOnly>
          <Menu.Item
            leftSection={<IconRepeat size={18} />}
            onClick={() => void go(`invoicemore/invoice-repetition/${invoice.id}`)}
          >
            {t('action.repeat')}
          </Menu.Item>
        </OwnerOnly>
      )}
      {invoice.status === 'DRAFT' && canManage && (
        <Menu.Item leftSection={<IconTrash size={18} />} color="red" onClick={() => void remove()}>
          {t('action.remove')}
        </Menu.Item>
      )}
    </>
  );
}
