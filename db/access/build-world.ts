import { randomUUID } from 'node:crypto';
import { type Actor, actor } from './actor.ts';
import type { Queries } from './queries.ts';
import { ExampleRows, type Row } from './rows/example-rows.ts';
import type { Table } from './rows/read-tables.ts';

type Role = 'OWNER' | 'ADMIN' | 'MEMBER';
export type Caller = { name: string; actor: Actor };

/** One account whose rows are tried, and all actors who try. */
export type World = {
  rows: ExampleRows;
  callers: Caller[];
  outsiders: Caller[];
  /** The people of the account with which rows are shared that name one. */
  partners: Caller[];
};

type Account = {
  rows: ExampleRows;
  ids: (role: Role) => Promise<{ accountId: string; userId: string; sessionId: string }>;
};

/** Three accounts with their people, operators of every role, a visitor and the worker. */
export async function buildWorld(
  tx: Queries,
  tables: Map<string, Table>,
  folder?: string,
): Promise<World> {
  const own = await buildAccount(tx, tables, folder);
  const other = await buildAccount(tx, tables, folder);
  const partner = await buildAccount(tx, tables, folder);
  own.rows.partner = partner.rows;
  own.rows.shared.partner_account_id = partner.rows.shared.account_id;
  const outsiders: Caller[] = [
    { name: 'a visitor', actor: actor.visitor },
    { name: 'a member of another account', actor: actor.memberOf(await other.ids('MEMBER')) },
    { name: 'the owner of another account', actor: actor.ownerOf(await other.ids('OWNER')) },
  ];
  const people = await peopleOf(own, 'the account');
  const partners = await peopleOf(partner, 'the partner account');
  const operators: Caller[] = [];
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
  const callers = [...outsiders, ...people, ...partners, ...operators, worker];
  return { rows: own.rows, callers, outsiders, partners };
}

async function peopleOf({ ids }: Account, account: string): Promise<Caller[]> {
  return [
    { name: `a member of ${account}`, actor: actor.memberOf(await ids('MEMBER')) },
    { name: `an admin of ${account}`, actor: actor.adminOf(await ids('ADMIN')) },
    { name: `the owner of ${account}`, actor: actor.ownerOf(await ids('OWNER')) },
  ];
}

async function buildAccount(
  tx: Queries,
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
