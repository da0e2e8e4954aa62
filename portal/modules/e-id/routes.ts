import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'common/bank-id-verification',
    access: 'loggedIn',
    words: ['identity'],
    screen: async () => (await import('./IdentityVerification.tsx')).IdentityVerification,
  },
  {
    path: 'common/alternative-id-verification',
    access: 'loggedIn',
    words: ['accounts'],
    screen: async () => (await import('./document/DocumentVerification.tsx')).DocumentVerification,
  },
];
