import type { ModuleRoute } from '../../app/routing/ModuleRoute.ts';

const ofTeams = { access: 'loggedIn', readers: ['TEAM'] } as const;
const people = ['accounts', 'identity'];
const members = async () => (await import('./members/Members.tsx')).Members;

export const routes: ModuleRoute[] = [
  { path: 'account/settings/team', ...ofTeams, words: people, screen: members },
  { path: 'account/settings/team/members', ...ofTeams, words: people, screen: members },
  {
    path: 'account/settings/team/import',
    ...ofTeams,
    words: people,
    screen: async () => (await import('./import/ImportMembers.tsx')).ImportMembers,
  },
  {
    path: 'account/settings/team/departments',
    ...ofTeams,
    words: ['accounts'],
    screen: async () => (await import('./departments/Departments.tsx')).Departments,
  },
  {
    // Shows the rights of a role in every module, so it needs the labels of all.
    path: 'account/settings/team/roles',
    ...ofTeams,
    screen: async () => (await import('./roles/Roles.tsx')).Roles,
  },
];
