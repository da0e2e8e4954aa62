import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/controls/Menu.tsx';
import { useMessages } from '../../ui/texts.ts';
import { useGo, useHref } from '../routing/AppLink.tsx';
import { useNavigation } from '../routing/Navigation.ts';
import { useSignedIn } from '../session/useSignedIn.ts';

const EDITOR = 'invoicemore/invoice-creation';

/**
 * The menu for creating documents from anywhere. Shown only where the account invoices and the user may
 * write.
 */
export function CreateMenu() {
  const { t } = useMessages();
  const go = useGo();
  const href = useHref();
  const { preload } = useNavigation();
  const { account } = useSignedIn();
  if (!account.features.invoices || !account.canManage || account.deletionScheduledOn) return null;
  return (
    <Menu
      opener={(props) => (
        <Button
          {...props}
          size="sm"
          leftSection={<IconPlus size={18} stroke={2} />}
          onPointerEnter={() => preload(href(EDITOR))}
          onFocus={() => preload(href(EDITOR))}
        >
          {t('create.label')}
        </Button>
      )}
    >
      <MenuItem left={<IconFileInvoice size={18} stroke={1.5} />} onClick={() => void go(EDITOR)}>
        {t('create.invoice')}
      </MenuItem>
    </Menu>
  );
}
