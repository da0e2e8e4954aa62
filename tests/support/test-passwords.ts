import type { RolePasswords } from '#db/tools/prepare-cluster.ts';

/** The cluster of the tests is not in production: each role's password is its name. */
export const testPasswords: RolePasswords = {
  owner: 'app_owner',
  authenticator: 'app_authenticator',
  worker: 'app_worker',
};
