import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'recruitmore/own-enrollments',
    access: 'loggedIn',
    screen: async () => (await import('./OwnEnrollments.tsx')).OwnEnrollments,
  },
];
