import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildWorld, type World } from '#db/access/build-world.ts';
import type { Row } from '#db/access/rows/example-rows.ts';
import { insertStatement } from '#db/access/rows/insert-statement.ts';
import { readTables } from '#db/access/rows/read-tables.ts';
import { type Outcome, tryAll } from '#db/access/try-all.ts';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { sharedDatabase } from '../../support/shared-database.ts';
import { allowOneForEachStatus } from '../../support/transitions/allow-one-for-each-status.ts';
import { openDoors } from '../../support/transitions/open-doors.ts';
import {
  readStateMachines,
  type StateMachine,
} from '../../support/transitions/read-state-machines.ts';
import { verdict } from '../../support/transitions/verdict.ts';

// Goal: no caller can bring a row into a status that the transitions table does not allow them, by an action or by a
// direct write.
// Method: every entity × status × action × actor is called, every entity × status × status × actor is written
// directly without other guards, and each result is compared with one computed here from the rows.

const database = await sharedDatabase();
const machines = await database.rolledBack((tx) => readStateMachines(tx));

type Acting = { name: string; acting: string[]; protecting?: string[] };

/** The actor names of each caller; strangers are the concern of row-level security, not of the guard. */
const callers: Acting[] = [
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

/** The other side of a row that two accounts share. */
const partners: Acting[] = [
  { name: 'a member of the partner account', acting: ['MEMBER'] },
  { name: 'an admin of the partner account', acting: ['ADMIN'] },
  { name: 'the owner of the partner account', acting: ['OWNER'] },
];

/** The results of every caller, with one world for each entity and one statement for each matrix. */
interface Received {
  /** By name and status: the conditions that hold for the row and the caller. */
  holding: Map<string, Set<string>>;
  actions: Map<string, Outcome>;
  changes: Map<string, Outcome>;
  births: Map<string, Outcome>;
}

const cell = (...parts: string[]) => parts.join(' / ');

async function tryEverything(machine: StateMachine, names: string[]): Promise<Received> {
  const { entity, statuses, transitions } = machine;
  const table = `app_public.${entity}`;
  return database.rolledBack(async (tx) => {
    await openDoors(tx, table);
    await allowOneForEachStatus(tx, table);
    const world = await buildWorld(tx, await readTables(tx), databaseFolder);
    const rows = new Map<string, unknown>();
    const drafts = new Map<string, Row>();
    for (const status of statuses) {
      rows.set(status, (await world.rows.insert(table, { status })).id);
      drafts.set(status, { ...(await world.rows.draft(table)), status });
    }
    const id = (status: string) => pg.escapeLiteral(String(rows.get(status)));
    const matrix = async (
      others: string[],
      operation: (status: string, other: string) => string[],
      given: (status: string) => object = () => ({}),
    ) => {
      const cells = names.flatMap((name) =>
        statuses.flatMap((status) => others.map((other) => ({ name, status, other }))),
      );
      const outcomes = await tryAll(
        tx,
        cells.map(({ name, status, other }) => ({
          who: actorNamed(world, name),
          does: operation(status, other),
          given: given(status),
        })),
      );
      return new Map(
        cells.map(({ name, status, other }, i) => [cell(name, status, other), outcomes[i]!]),
      );
    };
    const conditions = [...new Set(transitions.map(({ condition }) => condition ?? ''))];
    const stored = await matrix(conditions.filter(Boolean), (status, condition) => [
      `select app_private.transition_condition_holds('${condition}', ${id(status)})`,
    ]);
    const holding = new Map(
      names.flatMap((name) =>
        statuses.map((status) => {
          const holds = conditions.filter(
            (condition) => stored.get(cell(name, status, condition))?.answer === 'true',
          );
          return [cell(name, status), new Set(holds)] as const;
        }),
      ),
    );
    return {
      holding,
      actions: await matrix(actionsOf(machine), (status, action) => [
        `select app_private.require_transition('${entity}', ${id(status)}, '${status}', '${action}')`,
        'select app_private.stop_if_refused()',
      ]),
      changes: await matrix(statuses, (status, to) => [
        `update ${table} set status = '${to}' where id = ${id(status)}`,
      ]),
      births: await matrix(
        [''],
        (status) => [insertStatement(table, drafts.get(status) ?? {}).text],
        (status) => drafts.get(status) ?? {},
      ),
    };
  });
}

const actionsOf = ({ transitions }: StateMachine) => [
  ...new Set(transitions.map(({ action }) => action)),
];

function actorNamed(world: World, name: string) {
  const found = world.callers.find((someUser) => someUser.name === name);
  if (!found) throw new Error(`nobody is ${name}`);
  return found.actor;
}

test('every entity with transitions has a status of an enum type', () => {
  expect(machines.filter((machine) => !machine.statuses)).toEqual([]);
});

describe.each(machines)('$entity', (machine) => {
  const admin = callers.find(({ name }) => name === 'an operator ADMIN');
  const all = [
    ...callers,
    ...(machine.isShared ? partners : []),
    // Operators decide nothing on their own account, but may protect others from it.
    {
      name: 'an operator ADMIN who is a member',
      acting: machine.hasAccount ? [] : (admin?.acting ?? []),
      protecting: admin?.acting ?? [],
    },
  ];
  const { statuses, transitions } = machine;
  let received: Received;
  beforeAll(async () => {
    received = await tryEverything(
      machine,
      all.map(({ name }) => name),
    );
  });
  /** An error of any other kind came from behind the guard. */
  const isRefused = (outcome?: Outcome) => outcome?.refusals.includes('INVALID_TRANSITION');

  // Requirements: A8.39
  test.each(all)('$name: every action in every status', ({ name, acting, protecting = acting }) => {
    const notified: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const from of statuses) {
      const holds = (condition: string) =>
        received.holding.get(cell(name, from))?.has(condition) ?? false;
      for (const action of actionsOf(machine)) {
        const key = `${action} when ${from}`;
        const outcome = received.actions.get(cell(name, from, action));
        expected[key] = verdict.ofAction(action, { machine, from, acting, protecting, holds });
        notified[key] =
          outcome?.answer == null ? { refusal: outcome?.refusals.join() } : { to: outcome.answer };
      }
    }
    expect(notified).toEqual(expected);
  });

  test.each(all)(
    '$name: every change written directly',
    ({ name, acting, protecting = acting }) => {
      const wrong: string[] = [];
      for (const from of statuses) {
        const holds = (condition: string) =>
          received.holding.get(cell(name, from))?.has(condition) ?? false;
        for (const to of statuses.filter((status) => status !== from)) {
          const outcome = received.changes.get(cell(name, from, to));
          const isAllowed = verdict.ofChange(to, { machine, from, acting, protecting, holds });
          if (isAllowed === isRefused(outcome))
            wrong.push(`${from} → ${to}: ${outcome?.refusals.join() || 'passed'}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(all)(
    '$name: every status that a row could be inserted with',
    ({ name, acting, protecting = acting }) => {
      const holds = () => false;
      const wrong = statuses.flatMap((status) => {
        const outcome = received.births.get(cell(name, status, ''));
        const isAllowed = verdict.ofChange(status, {
          machine,
          from: null,
          acting,
          protecting,
          holds,
        });
        return isAllowed === isRefused(outcome)
          ? [`born ${status}: ${outcome?.refusals.join() || 'passed'}`]
          : [];
      });
      expect(wrong).toEqual([]);
    },
  );

  test('every status can be reached, and no transition has an unknown status', () => {
    const reached = new Set<string | null>([null]);
    for (const _ of statuses) {
      for (const row of transitions) if (reached.has(row.from)) reached.add(row.to);
    }
    expect([...reached].filter((status) => status !== null).sort()).toEqual([...statuses].sort());
    const named = transitions.flatMap((row) => [row.from ?? row.to, row.to]);
    expect(named.filter((status) => !statuses.includes(status))).toEqual([]);
  });
});
