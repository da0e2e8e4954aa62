import type { Actor } from './actor.ts';

/** The settings a request may bring; each is set for every actor, so that none leaks over. */
export const settingNames = [
  'app.session_id',
  'app.user_id',
  'app.account_id',
  'app.account_role',
  'app.operator_role',
  'app.administrator_id',
  'app.actor_name',
  'app.own_account_ids',
  'app.ip',
];

/** The login, role and settings with which an actor's requests reach the database. */
export function asRequest({ role, settings }: Actor) {
  const logsIn = ['app_worker', 'app_owner', 'app_authenticator'].includes(role);
  return {
    login: logsIn ? role : 'app_authenticator',
    role,
    settings: Object.fromEntries(settingNames.map((name) => [name, settings[name] ?? ''])),
  };
}
