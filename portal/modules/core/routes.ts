import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: '',
    start: 'common',
    access: 'all',
    screen: async () => (await import('./Home.tsx')).Home,
  },
  {
    path: 'common/home',
    access: 'all',
    screen: async () => (await import('./Home.tsx')).Home,
  },
  {
    path: 'common/privacy',
    access: 'all',
    screen: async () => (await import('./legal/Privacy.tsx')).Privacy,
  },
  {
    path: 'common/terms',
    access: 'all',
    screen: async () => (await import('./legal/Terms.tsx')).Terms,
  },
  {
    path: 'common/benefits',
    access: 'loggedIn',
    screen: async () => (await import('./benefits/Benefits.tsx')).Benefits,
  },
  {
    path: 'common/action-required',
    access: 'loggedIn',
    ungated: true,
    screen: async () => (await import('./ActionRequired.tsx')).ActionRequired,
  },
  {
    path: 'common/token-handler/$token',
    access: 'all',
    bare: true,
    screen: async () => (await import('./TokenHandler.tsx')).TokenHandler,
  },
  {
    path: 'test/component-library',
    access: 'all',
    screen: async () => (await import('./library/ComponentLibrary.tsx')).ComponentLibrary,
  },
  {
    path: 'test/error-page',
    access: 'all',
    screen: async () => (await import('./ErrorPage.tsx')).ErrorPage,
  },
];
