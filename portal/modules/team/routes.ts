import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

const members = async () => (await import('./members/Members.tsx')).Members;

export const routes: ModuleRoute[] = [
  { path: 'account/settings/team', access: 'loggedIn', screen: members },
  { path: 'account/settings/team/members', access: 'loggedIn', screen: members },
  {
    path: 'account/settings/team/import',
    access: 'loggedIn',
    screen: async () => (await import('./import/ImportMembers.tsx')).ImportMembers,
  },
  {
    path: 'account/settings/team/departments',
    access: 'loggedIn',
    screen: async () => (await import('./departments/Departments.tsx')).Departments,
  },
  {
    path: 'account/settings/team/roles',
    access: 'loggedIn',
    screen: async () => (await import('./roles/Roles.tsx')).Roles,
  },
];
