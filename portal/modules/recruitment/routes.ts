import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

export const routes: ModuleRoute[] = [
  {
    path: 'recruitmore/enrolment-wizard/$id',
    access: 'all',
    bare: true,
    screen: async () => (await import('./wizard/EnrolmentWizard.tsx')).EnrolmentWizard,
  },
  {
    path: 'recruitmore/jobs/$id/form',
    access: 'loggedIn',
    screen: async () => (await import('./designer/page/JobForm.tsx')).JobForm,
  },
];
