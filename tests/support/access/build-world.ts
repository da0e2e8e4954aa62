import { randomUUID } from 'node:crypto';
import { type Actor, actor } from '../actor.ts';
import { ExampleRows, type Row } from '../rows/example-rows.ts';
import type { Table } from '../rows/read-tables.ts';
import type { TestTransaction } from '../test-transaction.ts';

type Role = 'OWNER' | 'ADMIN' | 'MEMBER';
export type Somebody = { name: string; actor: Actor };

/** One account whose rows are tried, and everybody who might try. */
export type World = { rows: ExampleRows; everybody: Somebody[]; strangers: Somebody[] };

type Account = {
  rows: ExampleRows;
  ids: (role: Role) => Promise<{ accountId: string; userId: string; sessionId: string }>;
};

/** Two accounts with their people, operators of every role, a visitor and the worker. */
export async function buildWorld(
  tx: TestTransaction,
  tables: Map<string, Table>,
  folder?: string,
): Promise<World> {
  const own = await buildAccount(tx, tables, folder);
  const other = await buildAccount(tx, tables, folder);
  const strangers: Somebody[] = [
    { name: 'a visitor', actor: actor.visitor },
    { name: 'a member of another account', actor: actor.memberOf(await other.ids('MEMBER')) },
    { name: 'the owner of another account', actor: actor.ownerOf(await other.ids('OWNER')) },
  ];
  const people: Somebody[] = [
    { name: 'a member of the account', actor: actor.memberOf(await own.ids('MEMBER')) },
    { name: 'an admin of the account', actor: actor.adminOf(await own.ids('ADMIN')) },
    { name: 'the owner of the account', actor: actor.ownerOf(await own.ids('OWNER')) },
  ];
  const operators: Somebody[] = [];
  for (const role of ['READ', 'REVIEW', 'FINANCE', 'ADMIN'] as const) {
    const userId = await anOperator(other.rows, role);
    operators.push({ name: `an operator ${role}`, actor: actor.operator(role, userId) });
  }
  const { accountId } = await own.ids('MEMBER');
  const userId = await anOperator(other.rows, 'ADMIN');
  operators.push({
    name: 'an operator ADMIN who is a member',
    actor: actor.operator('ADMIN', userId, accountId),
  });
  const worker = { name: 'the worker', actor: actor.worker };
  return { rows: own.rows, everybody: [...strangers, ...people, ...operators, worker], strangers };
}

async function buildAccount(
  tx: TestTransaction,
  tables: Map<string, Table>,
  folder?: string,
): Promise<Account> {
  const shared: Row = { account_id: randomUUID(), user_id: randomUUID() };
  const rows = new ExampleRows(tx, tables, shared, folder);
  const has = (table: string) => tables.has(table);
  if (has('app_public.users')) shared.user_id = (await rows.row('app_public.users')).id;
  if (has('app_public.accounts')) shared.account_id = (await rows.row('app_public.accounts')).id;
  const ids = async (role: Role) => {
    const userId =
      role === 'OWNER' || !has('app_public.users')
        ? shared.user_id
        : (await rows.insert('app_public.users')).id;
    const values = { account_id: shared.account_id, user_id: userId };
    if (has('app_public.memberships')) {
      const membership = await rows.insert('app_public.memberships', { ...values, role });
      if (role === 'OWNER') rows.use('app_public.memberships', membership);
    }
    const session = has('app_public.sessions')
      ? await rows.insert('app_public.sessions', { ...values, operator_id: null })
      : { id: randomUUID() };
    if (role === 'OWNER') rows.use('app_public.sessions', session);
    return {
      accountId: String(shared.account_id),
      userId: String(userId),
      sessionId: String(session.id),
    };
  };
  return { rows, ids };
}

async function anOperator(rows: ExampleRows, role: string): Promise<string> {
  if (!rows.tables.has('app_public.operators')) return randomUUID();
  const user = await rows.insert('app_public.users');
  await rows.insert('app_public.operators', { user_id: user.id, operator_role: role });
  return String(user.id);
}
