import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

const accountInfo = async () => (await import('./AccountInfo.tsx')).AccountInfo;

export const routes: ModuleRoute[] = [
  {
    path: 'account/scheduled-deletion',
    access: 'loggedIn',
    words: ['accounts'],
    screen: async () => (await import('./ScheduledDeletion.tsx')).ScheduledDeletion,
  },
  {
    path: 'account/settings',
    access: 'loggedIn',
    words: [],
    screen: async () => (await import('./settings/Settings.tsx')).Settings,
  },
  {
    path: 'account/settings/account-info',
    start: 'account',
    access: 'loggedIn',
    words: ['accounts', 'identity'],
    messages: ['accounts', 'accounts/theme'],
    screen: accountInfo,
  },
  {
    path: 'account/settings/policy-documents',
    access: 'loggedIn',
    readers: ['TEAM'],
    words: ['accounts'],
    screen: async () => (await import('./policy/PolicyDocuments.tsx')).PolicyDocuments,
  },
  {
    path: 'account/settings/subscriptions',
    access: 'loggedIn',
    readers: ['TEAM'],
    words: ['accounts'],
    screen: async () => (await import('./plan/Subscriptions.tsx')).Subscriptions,
  },
  {
    path: 'account/settings/payment-plan',
    access: 'loggedIn',
    readers: ['TEAM'],
    words: [],
    screen: async () => (await import('./plan/PaymentPlan.tsx')).PaymentPlan,
  },
  {
    path: 'account/settings/payment-methods',
    access: 'loggedIn',
    readers: ['TEAM'],
    words: [],
    screen: async () => (await import('./plan/PaymentMethods.tsx')).PaymentMethods,
  },
];
