import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

const words = ['invoicing', 'purchases', 'settlement'];
const list = (name: string) => async () =>
  (await import('./purchaseScreens.ts')).listScreen(`payoutmore/purchases/${name}`);

export const routes: ModuleRoute[] = [
  {
    path: 'payoutmore/purchases',
    start: 'payoutmore',
    access: 'loggedIn',
    readers: ['TEAM'],
    screen: list('all'),
  },
  { path: 'payoutmore/purchases/all', access: 'loggedIn', screen: list('all') },
  { path: 'payoutmore/purchases/refunds', access: 'loggedIn', screen: list('refunds') },
  { path: 'payoutmore/purchases/by-supplier', access: 'loggedIn', screen: list('by-supplier') },
  {
    path: 'payoutmore/purchase/$id',
    access: 'loggedIn',
    words,
    screen: async () => (await import('./page/PurchasePage.tsx')).PurchasePage,
  },
  {
    path: 'payoutmore/refund/$id',
    access: 'loggedIn',
    words,
    screen: async () => (await import('./page/RefundPage.tsx')).RefundPage,
  },
  {
    path: 'payoutmore/supplier/$id',
    access: 'loggedIn',
    screen: async () => (await import('./purchaseScreens.ts')).supplierScreen(),
  },
];
