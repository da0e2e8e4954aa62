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
import { MenuItem, MenuLink } from '#portal/ui/controls/Menu.tsx';
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
          <MenuItem left={<IconLink size={18} />} onClick={() => void copy(publicPath)}>
            {t('action.copyLink')}
          </MenuItem>
          <MenuLink href={publicPath} target="_blank" left={<IconExternalLink size={18} />}>
            {t('action.openPublic')}
          </MenuLink>
        </>
      )}
      {ehfDocument && (
        <MenuLink href={ehfDocument.downloadPath} left={<IconFileCode size={18} />}>
          {t('action.xml')}
        </MenuLink>
      )}
      {published && canManage && (
        <OwnerOnly>
          <MenuItem left={<IconMailForward size={18} />} onClick={mailAgain}>
            {t('action.mail')}
          </MenuItem>
          {client?.clientType === 'ORGANIZATION' && (
            <MenuItem left={<IconSend size={18} />} onClick={() => confirmEhf(client)}>
              {words.action('sendInvoiceViaEhf').submit}
            </MenuItem>
          )}
        </OwnerOnly>
      )}
      {actions.includes('resolve') && (
        <OwnerOnly>
          <MenuItem left={<IconCheck size={18} />} onClick={resolve}>
            {words.action('resolveInvoice').submit}
          </MenuItem>
        </OwnerOnly>
      )}
      {isCreditable && canManage && (
        <OwnerOnly>
          <MenuItem
            left={<IconFileMinus size={18} />}
            onClick={() => void go(`invoicemore/credit-note-creation/${invoice.id}`)}
          >
            {words.action('createCreditNote').title}
          </MenuItem>
        </OwnerOnly>
      )}
      {canManage && (
        <MenuItem
          left={<IconCopy size={18} />}
          onClick={() => void go(`invoicemore/invoice-duplication/${invoice.id}`)}
        >
          {t('action.duplicate')}
        </MenuItem>
      )}
      {isRepeatable && canManage && (
        <OwnerOnly>
          <MenuItem
            left={<IconRepeat size={18} />}
            onClick={() => void go(`invoicemore/invoice-repetition/${invoice.id}`)}
          >
            {t('action.repeat')}
          </MenuItem>
        </OwnerOnly>
      )}
      {invoice.status === 'DRAFT' && canManage && (
        <MenuItem left={<IconTrash size={18} />} color="red" onClick={() => void remove()}>
          {t('action.remove')}
        </MenuItem>
      )}
    </>
  );
}
