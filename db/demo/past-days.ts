import type { Pool } from 'pg';
import { UNFINISHED } from './fill-once.ts';

const prepare = `
create table ${UNFINISHED}.today as select null::date as day;
create table ${UNFINISHED}.past (during tstzrange not null, back interval not null);
grant usage on schema ${UNFINISHED} to public;
grant select on ${UNFINISHED}.today to public;
create or replace function app_hidden.today() returns date language sql stable parallel safe as
  $$ select coalesce((select t.day from ${UNFINISHED}.today t), (now() at time zone 'Europe/Oslo')::date) $$`;

/** Triggers are off meanwhile, since no rule of the product lets history move. */
const move = `
do $do$
declare
  v_table record;
begin
  for v_table in
    select c.oid::regclass as name, string_agg(format('t.%I', a.attname), ', ') as moments,
      string_agg(format(
        '%1$I = coalesce((select t.%1$I - p.back from ${UNFINISHED}.past p where p.during @> t.%1$I), t.%1$I)', a.attname
      ), ', ') as moves
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and c.relkind = 'r'
      and a.atttypid = 'timestamptz'::regtype
    group by c.oid
  loop
    execute format('alter table %s disable trigger user', v_table.name);
    execute format(
      'update %s t set %s where greatest(%s) >= (select min(lower(p.during)) from ${UNFINISHED}.past p)',
      v_table.name, v_table.moves, v_table.moments
    );
    execute format('alter table %s enable trigger user', v_table.name);
  end loop;
  delete from ${UNFINISHED}.past;
end $do$`;

/**
 * Lets the product's own functions do on past days what the demo remembers. Their day of today is the past one meanwhile; the
 * moments that they write are moved to it afterwards.
 */
export class PastDays {
  private readonly owner: Pool;
  private readonly definition: string;

  private constructor(owner: Pool, definition: string) {
    this.owner = owner;
    this.definition = definition;
  }

  static async of(owner: Pool): Promise<PastDays> {
    const { rows } = await owner.query(
      `select pg_get_functiondef('app_hidden.today()'::regprocedure) as definition`,
    );
    await owner.query(prepare);
    return new PastDays(owner, rows[0].definition);
  }

  /** Does some work as if so many days, and minutes, had not passed yet. */
  async ago<T>({ days, minutes = 0 }: Ago, work: () => Promise<T>): Promise<T> {
    const { rows } = await this.owner.query(
      `update ${UNFINISHED}.today set day = (now() at time zone 'Europe/Oslo')::date - $1::int returning clock_timestamp()::text as start`,
      [days],
    );
    const result = await work();
    await this.owner.query(
      `with today as (update ${UNFINISHED}.today set day = null)
       insert into ${UNFINISHED}.past values (tstzrange($1::timestamptz, clock_timestamp()), make_interval(days => $2, mins => $3))`,
      [rows[0].start, days, minutes],
    );
    return result;
  }

  /** Moves all that has been written on past days, for work that reads it. */
  async move(): Promise<void> {
    await this.owner.query(move);
  }

  async end(): Promise<void> {
    await this.move();
    await this.owner.query(this.definition);
    await this.owner.query(`drop table ${UNFINISHED}.today, ${UNFINISHED}.past`);
  }
}

export interface Ago {
  days: number;
  minutes?: number;
}
