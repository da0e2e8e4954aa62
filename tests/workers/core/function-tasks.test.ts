import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTasks } from '#workers/core/load-tasks.ts';
import { withFunctionTasks } from '#workers/core/start-worker.ts';
import { actor } from '../../support/actor.ts';
import { openDoors } from '../../support/transitions/open-doors.ts';
import { MODULES, startWorld, type World } from '../support/start-world.ts';

// Goal: a SQL function is a job without a program: on an event, delayed or cancelled, and by a
// schedule.
// Method: functions that record their calls, found by a worker as those of modules are.

const functions = `
create table public.calls (name text, by_whom text, about uuid);
grant insert on public.calls to app_worker;
create function app_private.note_failure(id uuid) returns void language sql
as 'insert into public.calls values (''note_failure'', current_user, $1)';
create function app_private.note_night() returns int language sql
as 'insert into public.calls values (''note_night'', current_user); select 1';
comment on function app_private.note_failure(uuid) is E'@task toys\\nWrites it down.';
comment on function app_private.note_night() is E'@task toys\\nWrites it down.';
grant execute on function app_private.note_failure(uuid), app_private.note_night() to app_worker;
insert into app_public.followers (module, entity, event_type, task, delay_minutes, while_status)
values ('toys', 'failed_jobs', 'CREATED', 'toys/note_failure', 60, 'FAILED')`;

let world: World;
beforeAll(async () => {
  world = await startWorld({
    prepare: (database) =>
      database.committed(async (tx) => {
        await openDoors(tx, 'app_public.failed_jobs');
        await tx.query(functions);
      }),
  });
});
afterAll(() => world.end());

const asOwner = <Row extends object>(sql: string) =>
  world.database.committed((tx) => tx.query<Row>(sql));
const calls = () => asOwner('delete from public.calls returning name, by_whom, about');

const fail = () =>
  world.database.committed((tx) =>
    tx.as(actor.worker, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into app_public.failed_jobs (job_id, task, attempts, failed_at)
         values ((random() * 1000000)::int + 1, 'core/nothing', 1, now()) returning id`,
      );
      return rows[0]?.id;
    }),
  );

test('a delayed follower of an event does not run early, and then runs once, as the worker', async () => {
  const about = await fail();
  await world.runJobs();
  expect(await calls()).toEqual([]);
  await world.passTime();
  await world.runJobs();
  await world.runJobs();
  expect(await calls()).toEqual([{ name: 'note_failure', by_whom: 'app_worker', about }]);
});

test('a delayed job that is no longer due is removed without an effect', async () => {
  await fail();
  await world.database.committed((tx) =>
    tx.as(actor.operator('ADMIN'), (client) =>
      client.query(`update app_public.failed_jobs set status = 'DISMISSED'`),
    ),
  );
  await world.passTime();
  await world.runJobs();
  expect(await calls()).toEqual([]);
  expect(await world.waiting()).toEqual([]);
});

test('a scheduled function takes no argument', async () => {
  await asOwner(`select app_private.enqueue('toys/note_night', '{"_cron": {}}')`);
  await world.runJobs();
  expect(await calls()).toEqual([{ name: 'note_night', by_whom: 'app_worker', about: null }]);
});

test('a function with the name of a program is refused', async () => {
  const files = new Map([...(await loadTasks(MODULES)), ['toys/note_night', async () => {}]]);
  await expect(withFunctionTasks(files, world.context.database)).rejects.toThrow(
    'toys/note_night is both a task file and a function',
  );
});
