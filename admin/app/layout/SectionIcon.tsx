import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';

const icons = new Map([
  ['accounts', Groups],
  ['clients', People],
  ['core', Settings],
  ['identity', Lock],
  ['invoicing', Receipt],
  ['payout', Wallet],
  ['recruitment', Work],
  ['settlement', Payments],
]);

/** A menu's icon. It belongs to a module, never to a table; an unknown module gets a folder. */
export function SectionIcon({ section }: { section: string | null }) {
  const Icon = icons.get(section ?? '') ?? Folder;
  return <Icon fontSize="small" />;
}
