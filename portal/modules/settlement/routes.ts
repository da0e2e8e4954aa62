import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'invoicemore/payout-service/payouts',
    access: 'loggedIn',
    words: ['invoicing', 'payout', 'settlement'],
    screen: async () => (await import('./payouts/Payouts.tsx')).Payouts,
  },
];
