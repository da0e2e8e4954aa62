import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'invoicemore/payout-service/by-client',
    access: 'loggedIn',
    words: ['accounts', 'clients', 'identity', 'payout'],
    messages: ['clients', 'clients/balance'],
    screen: async () => (await import('./list/ClientList.tsx')).ClientList,
  },
];
