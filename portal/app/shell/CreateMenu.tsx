import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu } from '../../ui/controls/Menu.tsx';
import { MenuItem } from '../../ui/controls/MenuItem.tsx';
import { useGo } from '../routing/useHref.ts';
import { useSignedIn } from '../session/useSignedIn.ts';

/**
 * The menu for creating documents from anywhere. Shown only where the account invoices and the user may
 * write.
 */
export function CreateMenu() {
  const { t } = useTranslation();
  const go = useGo();
  const { account } = useSignedIn();
  if (!account.features.invoices || !account.canManage || account.deletionScheduledOn) return null;
  return (
    <Menu
      opener={(props) => (
        <Button {...props} size="sm" leftSection={<IconPlus size={18} stroke={2} />}>
          {t('create.label')}
        </Button>
      )}
    >
      <MenuItem
        left={<IconFileInvoice size={18} stroke={1.5} />}
        onClick={() => void go('invoicemore/invoice-creation')}
      >
        {t('create.invoice')}
      </MenuItem>
    </Menu>
  );
}
