/** What `@icon` says, and how the portal draws it; the console draws the same names. */
const icons: Record<string, string> = {
  account_balance: 'BuildingBank',
  account_tree: 'BinaryTree',
  alt_route: 'Route',
  apartment: 'Building',
  badge: 'Id',
  business: 'BuildingStore',
  contacts: 'AddressBook',
  domain_verification: 'RosetteDiscountCheck',
  event: 'Calendar',
  folder: 'Folder',
  groups: 'UsersGroup',
  help: 'Help',
  history: 'History',
  key: 'Key',
  outgoing_mail: 'MailForward',
  payments: 'Cash',
  percent: 'Percentage',
  person: 'User',
  receipt_long: 'Receipt',
  report: 'Report',
  rule: 'Checklist',
  settings: 'Settings',
  smartphone: 'DeviceMobile',
  support_agent: 'Headset',
  tune: 'Adjustments',
  wallet: 'Wallet',
  work: 'Briefcase',
};

/** The name of a screen's icon in the portal's set. */
export function screenIcon(name: string | null): string {
  return `Icon${icons[name ?? ''] ?? 'List'}`;
}
