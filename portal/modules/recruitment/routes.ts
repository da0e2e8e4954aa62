import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';
import { RECEIVED } from './received/places.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'recruitmore/applications',
    access: 'loggedIn',
    readers: ['PERSONAL'],
    words: ['recruitment'],
    screen: async () => (await import('./own/OwnApplications.tsx')).OwnApplications,
  },
  {
    path: RECEIVED,
    access: 'loggedIn',
    readers: ['TEAM'],
    screen: async () => (await import('./received/receivedScreen.ts')).receivedScreen(),
  },
  {
    path: `${RECEIVED}/compare`,
    access: 'loggedIn',
    readers: ['TEAM'],
    words: ['recruitment'],
    screen: async () =>
      (await import('./received/compare/CompareApplications.tsx')).CompareApplications,
  },
  {
    path: 'recruitmore/jobs/$id/form',
    access: 'loggedIn',
    readers: ['TEAM'],
    words: ['recruitment'],
    screen: async () => (await import('./designer/page/JobForm.tsx')).JobForm,
  },
];
