import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const open: ModuleRoute[] = [
  {
    path: 'login/existing-user',
    start: 'login',
    access: 'loggedOut',
    screen: async () => (await import('./ExistingUser.tsx')).ExistingUser,
  },
  {
    path: 'login/new-user',
    access: 'loggedOut',
    screen: async () => (await import('./NewUser.tsx')).NewUser,
  },
  {
    path: 'login/reset-password',
    access: 'loggedOut',
    screen: async () => (await import('./ResetPassword.tsx')).ResetPassword,
  },
  {
    path: 'login/magic-link',
    access: 'loggedOut',
    screen: async () => (await import('./MagicLink.tsx')).MagicLink,
  },
  {
    path: 'login/magic-link/verification',
    access: 'all',
    screen: async () => (await import('./MagicLinkVerification.tsx')).MagicLinkVerification,
  },
  {
    path: 'common/referrer/$id',
    access: 'all',
    screen: async () => (await import('./Referrer.tsx')).Referrer,
  },
];
