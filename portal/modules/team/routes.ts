import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

const people = ['accounts', 'identity'];
const members = async () => (await import('./members/Members.tsx')).Members;

export const routes: ModuleRoute[] = [
  { path: 'account/settings/team', access: 'loggedIn', words: people, screen: members },
  { path: 'account/settings/team/members', access: 'loggedIn', words: people, screen: members },
  {
    path: 'account/settings/team/import',
    access: 'loggedIn',
    words: people,
    screen: async () => (await import('./import/ImportMembers.tsx')).ImportMembers,
  },
  {
    path: 'account/settings/team/departments',
    access: 'loggedIn',
    words: ['accounts'],
    screen: async () => (await import('./departments/Departments.tsx')).Departments,
  },
  {
    // Shows the rights of a role in every module, so it needs the labels of all.
    path: 'account/settings/team/roles',
    access: 'loggedIn',
    screen: async () => (await import('./roles/Roles.tsx')).Roles,
  },
];
