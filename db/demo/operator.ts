import type { Actor } from './actors.ts';

/** Who decides in the demo; a member of no account, since nobody decides on their own. */
export const operator: Actor = {
  role: 'app_operator',
  operatorRole: 'ADMIN',
  actorName: 'Dina Driftsen',
};
