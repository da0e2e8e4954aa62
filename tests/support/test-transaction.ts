import type pg from 'pg';
import { asRequest, settingNames } from '#db/access/try-all.ts';
import type { Actor } from './actor.ts';

/**
 * One transaction in which a test acts as several users. The connection is a superuser's, which row-level security
 * would not stop; so an actor changes the session's user and the role, as they are when the API or a worker logs in.
 */
export class TestTransaction {
  readonly client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  /** Runs as superuser: for reading internal state, never for the tested call. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(text, values)).rows;
  }

  /** Runs `work` as the actor. Its changes stay; a failure inside undoes only its own work. */
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
