import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

const profile = ['accounts', 'payout'];
const wizard = async () => (await import('./wizard/ProfileWizard.tsx')).ProfileWizard;

export const routes: ModuleRoute[] = [
  {
    path: 'account/settings/payout-settings',
    access: 'loggedIn',
    words: ['payout'],
    screen: async () => (await import('./settings/PayoutSettings.tsx')).PayoutSettings,
  },
  {
    path: 'invoicemore/freelance-profile-wizard',
    access: 'loggedIn',
    words: profile,
    screen: wizard,
  },
  {
    path: 'invoicemore/freelance-profile-wizard/$id',
    access: 'loggedIn',
    words: profile,
    screen: wizard,
  },
];
