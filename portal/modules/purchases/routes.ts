import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

const ofTeams = { access: 'loggedIn', readers: ['TEAM'] } as const;
const words = ['invoicing', 'purchases', 'settlement'];
const list = (name: string) => async () =>
  (await import('./purchaseScreens.ts')).listScreen(`payoutmore/purchases/${name}`);

export const routes: ModuleRoute[] = [
  {
    path: 'payoutmore/purchases',
    start: 'payoutmore',
    ...ofTeams,
    screen: list('all'),
  },
  { path: 'payoutmore/purchases/all', ...ofTeams, screen: list('all') },
  { path: 'payoutmore/purchases/refunds', ...ofTeams, screen: list('refunds') },
  { path: 'payoutmore/purchases/by-supplier', ...ofTeams, screen: list('by-supplier') },
  {
    path: 'payoutmore/purchase/$id',
    ...ofTeams,
    words,
    screen: async () => (await import('./page/PurchasePage.tsx')).PurchasePage,
  },
  {
    path: 'payoutmore/refund/$id',
    ...ofTeams,
    words,
    screen: async () => (await import('./page/RefundPage.tsx')).RefundPage,
  },
  {
    path: 'payoutmore/supplier/$id',
    ...ofTeams,
    screen: async () => (await import('./purchaseScreens.ts')).supplierScreen(),
  },
];
