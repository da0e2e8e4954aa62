import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'account/dashboard',
    access: 'loggedIn',
    words: ['invoicing', 'recruitment'],
    messages: ['dashboard', 'ui/payout'],
    screen: async () => (await import('./Dashboard.tsx')).Dashboard,
  },
];
