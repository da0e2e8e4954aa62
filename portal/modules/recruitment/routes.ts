import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'recruitmore/applications',
    access: 'loggedIn',
    screen: async () => (await import('./own/OwnApplications.tsx')).OwnApplications,
  },
  {
    path: 'recruitmore/jobs/$id/form',
    access: 'loggedIn',
    screen: async () => (await import('./designer/page/JobForm.tsx')).JobForm,
  },
];
