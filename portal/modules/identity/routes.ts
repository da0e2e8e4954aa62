import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'account/settings/authentication',
    access: 'loggedIn',
    words: ['accounts', 'identity'],
    screen: async () => (await import('./security/LoginAndSecurity.tsx')).LoginAndSecurity,
  },
];
