import type pg from 'pg';
import type { Actor } from './actor.ts';

/** The settings a request may bring; each is set for every actor, so that none leaks over. */
const settingNames = [
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

/** How an actor comes to the database: who logs in, as whom they act, and what the request says. */
export function asRequest({ role, settings }: Actor) {
  const logsIn = ['app_worker', 'app_owner', 'app_authenticator'].includes(role);
  return {
    login: logsIn ? role : 'app_authenticator',
    role,
    settings: Object.fromEntries(settingNames.map((name) => [name, settings[name] ?? ''])),
  };
}

/**
 * One transaction in which a test steps into several people's shoes. The connection is a
 * superuser's, which row-level security would not stop; so whoever acts really is somebody else:
 * the session's user and the role are changed, as they are when the API or a worker logs in.
 */
export class TestTransaction {
  readonly client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  /** Runs as superuser: for looking behind the curtain, never for what is being tested. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(text, values)).rows;
  }

  /** Runs `work` as the actor. What it did stays; a failure inside undoes only its own work. */
  async as<T>(actor: Actor, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    await this.client.query('savepoint actor');
    try {
      await this.become(actor);
      const result = await work(this.client);
      await this.leave();
      await this.client.query('release savepoint actor');
      return result;
    } catch (error) {
      await this.client.query('rollback to savepoint actor');
      await this.leave();
      throw error;
    }
  }

  private async become(actor: Actor): Promise<void> {
    const { login, role, settings } = asRequest(actor);
    await this.client.query(`set local session authorization ${login}`);
    if (login !== role) await this.client.query(`set local role ${role}`);
    await this.setSettings(settings);
  }

  private async leave(): Promise<void> {
    await this.client.query('set local session authorization default');
    await this.setSettings({});
  }

  private async setSettings(settings: Record<string, string>): Promise<void> {
    const values = settingNames.map((name) => settings[name] ?? '');
    const calls = settingNames.map((name, i) => `set_config('${name}', $${i + 1}, true)`);
    await this.client.query(`select ${calls.join(', ')}`, values);
  }
}
