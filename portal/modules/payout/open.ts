import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const open: ModuleRoute[] = [
  {
    path: 'common/freelancer-agreement',
    access: 'all',
    screen: async () => (await import('./agreement/AgreementPage.tsx')).AgreementPage,
  },
];
