import { IconReceipt2 } from '@tabler/icons-react';
import type { Session } from '../../app/session/loadSession.ts';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

const buys = ({ account }: Session) => account.accountType === 'TEAM' && account.features.payouts;

/** Reached by the tabs of the page. */
const parts = ['all', 'refunds', 'by-supplier'].map(
  (name): MenuItem => ({
    label: 'words:nouns.purchases.many',
    icon: IconReceipt2,
    path: `payoutmore/purchases/${name}`,
    section: 'payouts',
    order: 59,
    visible: () => false,
  }),
);

export const menu: MenuItem[] = [
  {
    label: 'words:nouns.purchases.many',
    icon: IconReceipt2,
    path: 'payoutmore/purchases',
    section: 'payouts',
    order: 59,
    visible: buys,
  },
  ...parts,
];
