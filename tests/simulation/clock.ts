import type pg from 'pg';
import { databaseUrl } from '#db/tools/database-folder.ts';
import { withClient } from '#db/tools/with-client.ts';
import type { TestDatabase } from '../support/create-test-database.ts';
import { env } from '../support/env.ts';

/**
 * Postgres has the time of a transaction and the time of a call; the product uses both. Defaults and views reference
 * a function by its identity and not by its name, so they are created again.
 */
const REPLACE_CLOCK = `
alter function pg_catalog.now() rename to wall_now;
alter function pg_catalog.clock_timestamp() rename to wall_clock_timestamp;
create function pg_catalog.simulated_offset() returns interval language sql stable parallel safe as
  $$ select make_interval(secs => coalesce(nullif(current_setting('app.clock_offset', true), ''), '0')::float8) $$;
create function pg_catalog.now() returns timestamptz language sql stable parallel safe as
  $$ select pg_catalog.wall_now() + pg_catalog.simulated_offset() $$;
create function pg_catalog.clock_timestamp() returns timestamptz language sql volatile parallel safe as
  $$ select pg_catalog.wall_clock_timestamp() + pg_catalog.simulated_offset() $$;
do $do$
declare
  v_column record;
  v_view record;
begin
  for v_column in
    select d.adrelid::regclass as place, a.attname as name, pg_get_expr(d.adbin, d.adrelid) as expression
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where pg_get_expr(d.adbin, d.adrelid) ~ 'wall_' and a.attgenerated = ''
  loop
    execute format('alter table %s alter %I set default %s', v_column.place, v_column.name, replace(v_column.expression, 'wall_', ''));
  end loop;
  for v_view in
    select c.oid::regclass as name, coalesce(format('with (%s)', array_to_string(c.reloptions, ', ')), '') as options,
      pg_get_viewdef(c.oid) as definition
    from pg_class c where c.relkind = 'v' and pg_get_viewdef(c.oid) ~ 'wall_(now|clock)'
  loop
    execute format('create or replace view %s %s as %s', v_view.name, v_view.options, replace(v_view.definition, 'wall_', ''));
  end loop;
end $do$`;

/**
 * A clock that the simulation sets and all parts use: the functions of one database, its queue, and `Date.now` of
 * this process. The database is a copy without other users, so its own `now()` is replaced there, unnoticed by the
 * functions of the product.
 */
export class Clock {
  /** The lead of simulated time over the wall clock, in milliseconds. */
  private offset = 0;
  private readonly wallNow = Date.now;
  private readonly pools = new Map<pg.Pool, Set<pg.PoolClient>>();

  static async in(database: TestDatabase): Promise<Clock> {
    const url = databaseUrl(env.clusterUrl, { database: database.name });
    await withClient(url, (client) => client.query(REPLACE_CLOCK));
    const clock = new Clock();
    Date.now = () => clock.wallNow.call(Date) + clock.offset;
    return clock;
  }

  /** Continues from a time in Norway, `2026-12-01` and `06:05`. */
  async moveTo(day: string, time: string): Promise<void> {
    await this.set(momentIn('Europe/Oslo', day, time) - this.wallNow.call(Date));
  }

  /** Advances by minutes. */
  async pass(minutes: number): Promise<void> {
    await this.set(this.offset + minutes * 60_000);
  }

  /** Lets the connections of a pool use this clock. It is moved while none of them is busy. */
  attach(pool: pg.Pool): void {
    const clients = new Set<pg.PoolClient>();
    this.pools.set(pool, clients);
    pool.options.options = this.option();
    pool.on('connect', (client) => clients.add(client));
    pool.on('remove', (client) => clients.delete(client));
  }

  detach(pool: pg.Pool): void {
    this.pools.delete(pool);
  }

  stop(): void {
    Date.now = this.wallNow;
  }

  private async set(offset: number): Promise<void> {
    this.offset = offset;
    for (const [pool, clients] of this.pools) {
      pool.options.options = this.option();
      for (const client of clients) {
        await client.query(`set app.clock_offset = '${this.offset / 1_000}'`).catch((error) => {
          // The pool reports the removal of an idle connection only after it is closed; no query uses it again.
          if (!/^Client was closed|^Connection terminated/.test(error.message)) throw error;
          clients.delete(client);
        });
      }
    }
  }

  /** The value of `app.clock_offset` for a transaction of its own connection. */
  offsetSeconds(): string {
    return String(this.offset / 1_000);
  }

  private option(): string {
    return `-c app.clock_offset=${this.offsetSeconds()}`;
  }
}

/** The instant of a local time in a zone, found by the offset of the zone there. */
function momentIn(timeZone: string, day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const seen = new Date(asUtc).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  return asUtc - (Date.parse(`${seen}Z`) - asUtc);
}
