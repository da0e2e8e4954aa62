import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const open: ModuleRoute[] = [
  {
    path: 'common/identity-provider',
    access: 'all',
    bare: true,
    screen: async () => (await import('./IdentityReturn.tsx')).IdentityReturn,
  },
];
