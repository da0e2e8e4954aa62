import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const open: ModuleRoute[] = [
  {
    path: 'recruitmore/enrolment-wizard/$id',
    access: 'all',
    bare: true,
    screen: async () => (await import('./wizard/EnrolmentWizard.tsx')).EnrolmentWizard,
  },
];
