import type { Actor } from './actor.ts';
import type { Queries } from './queries.ts';

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

export interface Attempt {
  who: Actor;
  /** The statements, executed one after the other; `$1` in them is the row `given`. */
  does: string[];
  given?: object;
  /** The row that is looked at when it is done. */
  row?: { table: string; id: string; ctid: string };
  /** A query that counts rows, and their number before. */
  census?: { query: string; count: string };
}

export interface Outcome {
  /** The first value of the first statement that has one. */
  answer: string | null;
  /** The number of rows the last statement affected. */
  rows: number;
  /** Whether `row` was changed or deleted, or the number of rows changed. */
  isTouched: boolean;
  /** The SQLSTATE of the error, and the codes if it was one of the product's refusals. */
  code: string | null;
  refusals: string[];
}

/**
 * Every attempt is rolled back by an error of its own before the next. Assuming an actor costs as much as
 * most attempts, so consecutive attempts of the same actor share it.
 */
const TRY_ALL = `
create or replace function pg_temp.try_all(people jsonb) returns jsonb language plpgsql as $$
declare
  person jsonb; attempt jsonb; operation text; setting record; outcomes jsonb[];
  answer text; met bigint; sqlstate_met text; detail_met text; is_touched boolean; counted bigint;
begin
  for person in select value from jsonb_array_elements(people) loop
    begin
      for setting in select * from jsonb_each_text(person -> 'settings') loop
        perform set_config(setting.key, setting.value, true);
      end loop;
      execute format('set local session authorization %I', person ->> 'login');
      execute format('set local role %I', person ->> 'role');
      for attempt in select value from jsonb_array_elements(person -> 'attempts') loop
        answer := null; met := 0; sqlstate_met := null; detail_met := null; is_touched := false;
        begin
          for operation in select jsonb_array_elements_text(attempt -> 'does') loop
            if answer is null and operation like 'select %' then
              execute operation into answer using attempt -> 'given';
            else
              execute operation using attempt -> 'given';
            end if;
            get diagnostics met = row_count;
          end loop;
          if attempt ? 'row' then
            set local session authorization default;
            execute format('select not exists (select from %s where id = $1 and ctid = $2)', attempt #>> '{row,table}')
              into is_touched using (attempt #>> '{row,id}')::uuid, (attempt #>> '{row,ctid}')::tid;
          end if;
          if attempt ? 'census' then
            set local session authorization default;
            execute attempt #>> '{census,query}' into counted;
            is_touched := is_touched or counted <> (attempt #>> '{census,count}')::bigint;
          end if;
          raise exception using errcode = 'ZZZZZ';
        exception
          when sqlstate 'ZZZZZ' then null;
          when others then
            get stacked diagnostics sqlstate_met = returned_sqlstate, detail_met = pg_exception_detail;
        end;
        outcomes := outcomes || jsonb_build_object(
          'answer', answer, 'rows', met, 'isTouched', is_touched, 'code', sqlstate_met, 'detail', detail_met);
      end loop;
      raise exception using errcode = 'ZZZZY';
    exception
      when sqlstate 'ZZZZY' then null;
    end;
  end loop;
  return coalesce(to_jsonb(outcomes), '[]');
end $$`;

/**
 * Runs all attempts in one statement: each as its own actor, and rolled back before the next. Thousands of
 * attempts so cost the database's time and no round trips.
 */
export async function tryAll(tx: Queries, attempts: Attempt[]): Promise<Outcome[]> {
  await tx.query(TRY_ALL);
  const [row] = await tx.query<{
    outcomes: (Omit<Outcome, 'refusals'> & { detail: string | null })[];
  }>('select pg_temp.try_all($1) as outcomes', [JSON.stringify(inTurns(attempts))]);
  return (row?.outcomes ?? []).map(({ detail, ...outcome }) => ({
    ...outcome,
    refusals: outcome.code === 'AP001' ? codesOf(detail) : [],
  }));
}

/** Groups consecutive attempts of the same actor. */
function inTurns(attempts: Attempt[]) {
  const turns: (ReturnType<typeof asRequest> & { attempts: Omit<Attempt, 'who'>[] })[] = [];
  let before = '';
  for (const { who, ...attempt } of attempts) {
    const person = asRequest(who);
    const now = JSON.stringify(person);
    if (now !== before) turns.push({ ...person, attempts: [] });
    turns.at(-1)?.attempts.push(attempt);
    before = now;
  }
  return turns;
}

const codesOf = (detail: string | null) =>
  (JSON.parse(detail ?? '[]') as { code: string }[]).map(({ code }) => code);

/** The login, role and settings with which an actor's requests reach the database. */
export function asRequest({ role, settings }: Actor) {
  const logsIn = ['app_worker', 'app_owner', 'app_authenticator'].includes(role);
  return {
    login: logsIn ? role : 'app_authenticator',
    role,
    settings: Object.fromEntries(settingNames.map((name) => [name, settings[name] ?? ''])),
  };
}
