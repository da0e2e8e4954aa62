import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'common/benefits',
    access: 'loggedIn',
    readers: ['PERSONAL'],
    words: [],
    screen: async () => (await import('./benefits/Benefits.tsx')).Benefits,
  },
  {
    path: 'common/action-required',
    access: 'loggedIn',
    words: ['identity'],
    ungated: true,
    screen: async () => (await import('./ActionRequired.tsx')).ActionRequired,
  },
];
