import { afterAll, describe, expect, test } from 'vitest';
import { databaseFolder } from '../../../db/tools/database-folder.ts';
import { buildWorld, type World } from '../../support/access/build-world.ts';
import { createTestDatabase } from '../../support/create-test-database.ts';
import type { Row } from '../../support/rows/example-rows.ts';
import { insertStatement } from '../../support/rows/insert-statement.ts';
import { readTables } from '../../support/rows/read-tables.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { openDoors } from '../../support/transitions/open-doors.ts';
import {
  readStateMachines,
  type StateMachine,
} from '../../support/transitions/read-state-machines.ts';
import { verdict } from '../../support/transitions/verdict.ts';

// Goal: nobody can bring anything into a status the transitions table does not allow them, by no
// action and by no direct write. Method: every entity × status × action × actor is asked, every
// entity × status × status × actor is written directly with all other doors open, and each answer
// is compared with one computed here from the rows.

const database = await createTestDatabase();
const machines = await database.rolledBack((tx) => readStateMachines(tx));
afterAll(() => database.drop());

type Acting = { name: string; acting: string[] };

/** Who acts under which names; strangers are row-level security's business, not the guard's. */
const everybody: Acting[] = [
  { name: 'a visitor', acting: [] },
  { name: 'a member of the account', acting: ['MEMBER'] },
  { name: 'an admin of the account', acting: ['ADMIN'] },
  { name: 'the owner of the account', acting: ['OWNER'] },
  { name: 'an operator READ', acting: ['OPERATOR_READ'] },
  { name: 'an operator REVIEW', acting: ['OPERATOR_READ', 'OPERATOR_REVIEW'] },
  { name: 'an operator FINANCE', acting: ['OPERATOR_READ', 'OPERATOR_FINANCE'] },
  {
    name: 'an operator ADMIN',
    acting: ['OPERATOR_READ', 'OPERATOR_REVIEW', 'OPERATOR_FINANCE', 'OPERATOR_ADMIN'],
  },
  { name: 'the worker', acting: ['WORKER'] },
];

type Stage = { tx: TestTransaction; world: World; table: string };

function onStage<T>(machine: StateMachine, work: (stage: Stage) => Promise<T>): Promise<T> {
  return database.rolledBack(async (tx) => {
    const table = `app_public.${machine.entity}`;
    await openDoors(tx, table);
    const world = await buildWorld(tx, await readTables(tx), databaseFolder);
    return work({ tx, world, table });
  });
}

function actorNamed(world: World, name: string) {
  const found = world.everybody.find((somebody) => somebody.name === name);
  if (!found) throw new Error(`nobody is ${name}`);
  return found.actor;
}

/** Which conditions that concern the actor hold for the row in their eyes. */
async function conditionsHolding(
  { tx, world }: Stage,
  machine: StateMachine,
  { name, acting }: Acting,
  row: Row,
): Promise<Set<string>> {
  const holding = new Set<string>();
  for (const { condition, actors } of machine.transitions) {
    if (!condition || !actors.some((actor) => acting.includes(actor))) continue;
    const [answer] = await tx.as(actorNamed(world, name), async (client) => {
      const text = 'select app_private.transition_condition_holds($1, $2) as holds';
      return (await client.query<{ holds: boolean }>(text, [condition, row.id])).rows;
    });
    if (answer?.holds) holding.add(condition);
  }
  return holding;
}

/** The codes of a refusal; an error of any other kind came from behind the guard. */
async function refusalsOf(tx: TestTransaction, work: () => Promise<unknown>): Promise<string[]> {
  await tx.query('savepoint deed');
  try {
    await work();
    return [];
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code !== 'AP001') return [];
    return (JSON.parse(detail ?? '[]') as { code: string }[]).map((refusal) => refusal.code);
  } finally {
    await tx.query('rollback to savepoint deed');
  }
}

test('every entity with transitions has a status of an enum type', () => {
  expect(machines.filter((machine) => !machine.statuses)).toEqual([]);
});

describe.each(machines)('$entity', (machine) => {
  const admin = everybody.find(({ name }) => name === 'an operator ADMIN');
  const all = [
    ...everybody,
    // Nobody decides on an account of their own, whatever their role.
    {
      name: 'an operator ADMIN who is a member',
      acting: machine.hasAccount ? [] : (admin?.acting ?? []),
    },
  ];
  const { statuses, transitions, entity } = machine;
  const actions = [...new Set(transitions.map((row) => row.action))];

  test.each(all)('$name: every action in every status', async ({ name, acting }) => {
    const { told, expected } = await onStage(machine, async (stage) => {
      const told: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const from of statuses) {
        const row = await stage.world.rows.insert(stage.table, { status: from });
        const holding = await conditionsHolding(stage, machine, { name, acting }, row);
        for (const action of actions) {
          const key = `${action} when ${from}`;
          expected[key] = verdict.ofAction(action, {
            machine,
            from,
            acting,
            holds: (condition) => holding.has(condition),
          });
          told[key] = await ask(stage, entity, row, from, action, name);
        }
      }
      return { told, expected };
    });
    expect(told).toEqual(expected);
  });

  test.each(all)('$name: every change written directly', async ({ name, acting }) => {
    const wrong = await onStage(machine, async (stage) => {
      const { tx, world, table } = stage;
      const wrong: string[] = [];
      for (const from of statuses) {
        const row = await world.rows.insert(table, { status: from });
        const holding = await conditionsHolding(stage, machine, { name, acting }, row);
        for (const to of statuses.filter((status) => status !== from)) {
          const refusals = await refusalsOf(tx, () =>
            tx.as(actorNamed(world, name), (client) =>
              client.query(`update ${table} set status = $1 where id = $2`, [to, row.id]),
            ),
          );
          const holds = (condition: string) => holding.has(condition);
          const isAllowed = verdict.ofChange(to, { machine, from, acting, holds });
          const isRefused = refusals.includes('INVALID_TRANSITION');
          if (isAllowed === isRefused)
            wrong.push(`${from} → ${to}: ${refusals.join() || 'passed'}`);
        }
      }
      return wrong;
    });
    expect(wrong).toEqual([]);
  });

  test.each(all)('$name: every status a row could be born in', async ({ name, acting }) => {
    const wrong = await onStage(machine, async ({ tx, world, table }) => {
      const wrong: string[] = [];
      for (const status of statuses) {
        const draft = { ...(await world.rows.draft(table)), status };
        const { text, values } = insertStatement(table, draft);
        const refusals = await refusalsOf(tx, () =>
          tx.as(actorNamed(world, name), (client) => client.query(text, values)),
        );
        const isAllowed = verdict.ofChange(status, {
          machine,
          from: null,
          acting,
          holds: () => false,
        });
        const isRefused = refusals.includes('INVALID_TRANSITION');
        if (isAllowed === isRefused) wrong.push(`born ${status}: ${refusals.join() || 'passed'}`);
      }
      return wrong;
    });
    expect(wrong).toEqual([]);
  });

  test('every status can be reached, and none is named that the type lacks', () => {
    const reached = new Set<string | null>([null]);
    for (const _ of statuses) {
      for (const row of transitions) if (reached.has(row.from)) reached.add(row.to);
    }
    expect([...reached].filter((status) => status !== null).sort()).toEqual([...statuses].sort());
    const named = transitions.flatMap((row) => [row.from ?? row.to, row.to]);
    expect(named.filter((status) => !statuses.includes(status))).toEqual([]);
  });
});

async function ask(
  { tx, world }: Stage,
  entity: string,
  row: Row,
  from: string,
  action: string,
  name: string,
): Promise<{ to: string } | { refusal: string }> {
  let to: string | null = null;
  const refusals = await refusalsOf(tx, () =>
    tx.as(actorNamed(world, name), async (client) => {
      const text = 'select app_private.require_transition($1, $2, $3, $4) as status';
      const { rows } = await client.query<{ status: string | null }>(text, [
        entity,
        row.id,
        from,
        action,
      ]);
      to = rows[0]?.status ?? null;
      await client.query('select app_private.stop_if_refused()');
    }),
  );
  return to === null ? { refusal: refusals.join() } : { to };
}
