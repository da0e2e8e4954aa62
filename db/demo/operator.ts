import type { Actor } from './actors.ts';

/**
 * The operator who decides in the demo; a member of no account, since operators may not decide on their own
 * cases.
 */
export const operator: Actor = {
  role: 'app_operator',
  operatorRole: 'ADMIN',
  actorName: 'Dina Driftsen',
};
