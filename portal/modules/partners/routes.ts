import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'recruitmore/own-enrollments',
    access: 'loggedIn',
    readers: ['PERSONAL'],
    words: ['invoicing', 'partners', 'recruitment'],
    screen: async () => (await import('./OwnEnrollments.tsx')).OwnEnrollments,
  },
];
