import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import Tree from '@mui/icons-material/AccountTreeOutlined';
import Route from '@mui/icons-material/AltRouteOutlined';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Follow from '@mui/icons-material/BoltOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Contacts from '@mui/icons-material/ContactsOutlined';
import Verified from '@mui/icons-material/DomainVerificationOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Login from '@mui/icons-material/LoginOutlined';
import Mail from '@mui/icons-material/OutboxOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Pin from '@mui/icons-material/PersonPinOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Report from '@mui/icons-material/ReportOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Phone from '@mui/icons-material/SmartphoneOutlined';
import Agent from '@mui/icons-material/SupportAgentOutlined';
import Table from '@mui/icons-material/TableRowsOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Work from '@mui/icons-material/WorkOutlined';
import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import { isTagged } from '../catalogue/isTagged.ts';

// What `@icon` may say, then what a section shows for tables that say nothing.
const icons = new Map([
  ['account_balance', AccountBalance],
  ['account_tree', Tree],
  ['alt_route', Route],
  ['bolt', Follow],
  ['apartment', Apartment],
  ['badge', Badge],
  ['business', Business],
  ['contacts', Contacts],
  ['domain_verification', Verified],
  ['event', Event],
  ['folder', Folder],
  ['groups', Groups],
  ['help', Help],
  ['history', History],
  ['key', Key],
  ['login', Login],
  ['outgoing_mail', Mail],
  ['payments', Payments],
  ['percent', Percent],
  ['person', Person],
  ['person_pin', Pin],
  ['receipt_long', Receipt],
  ['report', Report],
  ['rule', Rule],
  ['settings', Settings],
  ['smartphone', Phone],
  ['support_agent', Agent],
  ['tune', Tune],
  ['wallet', Wallet],
  ['work', Work],
]);
const ofSection = new Map([
  ['clients', Business],
  ['invoicing', Receipt],
  ['payout', Wallet],
  ['people', Person],
  ['recruitment', Work],
  ['settings', Tune],
  ['settlement', Payments],
  ['system', Settings],
]);

function iconOf(resource: CatalogueResource) {
  if (isTagged(resource, 'auditTrail')) return History;
  if (isTagged(resource, 'eventLog')) return Event;
  return icons.get(resource.icon ?? '') ?? ofSection.get(resource.section ?? '') ?? Table;
}

/** A table's icon: the one its comment names, else its section's. */
export function ResourceIcon({ resource }: { resource: CatalogueResource }) {
  const Icon = iconOf(resource);
  return <Icon fontSize="small" />;
}
