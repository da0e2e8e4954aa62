import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: '',
    start: 'common',
    access: 'all',
    screen: async () => (await import('./Home.tsx')).Home,
  },
  {
    path: 'common/token-handler/$token',
    access: 'all',
    bare: true,
    screen: async () => (await import('./TokenHandler.tsx')).TokenHandler,
  },
  {
    path: 'test/error-page',
    access: 'all',
    screen: async () => (await import('./ErrorPage.tsx')).ErrorPage,
  },
];
