import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

const wizard = async () => (await import('./wizard/ProfileWizard.tsx')).ProfileWizard;

export const routes: ModuleRoute[] = [
  {
    path: 'account/settings/payout-settings',
    access: 'loggedIn',
    screen: async () => (await import('./settings/PayoutSettings.tsx')).PayoutSettings,
  },
  { path: 'invoicemore/freelance-profile-wizard', access: 'loggedIn', screen: wizard },
  { path: 'invoicemore/freelance-profile-wizard/$id', access: 'loggedIn', screen: wizard },
];
