import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';
import { RECEIVED } from './received/places.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'recruitmore/applications',
    access: 'loggedIn',
    words: ['recruitment'],
    screen: async () => (await import('./own/OwnApplications.tsx')).OwnApplications,
  },
  {
    path: RECEIVED,
    access: 'loggedIn',
    screen: async () => (await import('./received/receivedScreen.ts')).receivedScreen(),
  },
  {
    path: `${RECEIVED}/compare`,
    access: 'loggedIn',
    words: ['recruitment'],
    screen: async () =>
      (await import('./received/compare/CompareApplications.tsx')).CompareApplications,
  },
  {
    path: 'recruitmore/jobs/$id/form',
    access: 'loggedIn',
    words: ['recruitment'],
    screen: async () => (await import('./designer/page/JobForm.tsx')).JobForm,
  },
];
