import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'account/settings/authentication',
    access: 'loggedIn',
    screen: async () => (await import('./security/LoginAndSecurity.tsx')).LoginAndSecurity,
  },
];
