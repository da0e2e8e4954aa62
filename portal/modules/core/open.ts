import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const open: ModuleRoute[] = [
  {
    path: '',
    start: 'common',
    access: 'all',
    bare: true,
    screen: async () => (await import('./Home.tsx')).Home,
  },
  {
    path: 'common/home',
    access: 'all',
    bare: true,
    screen: async () => (await import('./Home.tsx')).Home,
  },
  {
    path: 'common/privacy',
    access: 'all',
    bare: true,
    screen: async () => (await import('./legal/Privacy.tsx')).Privacy,
  },
  {
    path: 'common/terms',
    access: 'all',
    bare: true,
    screen: async () => (await import('./legal/Terms.tsx')).Terms,
  },
  {
    path: 'common/token-handler/stage-2',
    access: 'all',
    bare: true,
    screen: async () => (await import('./JobEntry.tsx')).JobEntry,
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
    screen: async () => (await import('./library/openLibrary.ts')).openLibrary(),
  },
  {
    path: 'test/error-page',
    access: 'all',
    screen: async () => (await import('./ErrorPage.tsx')).ErrorPage,
  },
];
