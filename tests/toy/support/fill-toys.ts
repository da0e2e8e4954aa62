import type { TestDatabase } from '../../support/create-test-database.ts';
import type { TestUser } from '../../support/fixtures/a-user.ts';
import { anOperator } from '../../support/fixtures/an-operator.ts';

const OPTIMISTS = 25;

/**
 * Boats registered by an operator, two workshops, their repairs and parts. Returns the id of one
 * boat.
 */
export async function fillToys(
  database: TestDatabase,
  url: string,
  { accountId, token }: TestUser,
) {
  const operator = await database.committed((tx) => anOperator(tx, 'REVIEW'));
  const ask = async <Data>(path: string, by: string, query: string, variables: object = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${by}`,
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const names = ['Ægir', 'Fram', ...Array.from({ length: OPTIMISTS }, (_, at) => `Optimist ${at}`)];
  const register =
    'mutation ($boat: BoatInput!) { createBoat(input: { boat: $boat }) { boat { id } } }';
  for (const name of names) {
    await ask('/admin/graphql', operator.token, register, { boat: { accountId, name } });
  }
  await database.committed((tx) =>
    tx.query(
      `with parts as (
         insert into app_public.spare_parts (account_id, name) values ($1, 'Kjede'), ($1, 'Linse')
       )
       insert into app_public.workshops (account_id, name)
       values ($1, 'Ås Verksted'), ($1, 'Sykkelkjelleren')`,
      [accountId],
    ),
  );
  type Found = Record<string, { items: { id: string; name: string }[] }>;
  const found = await ask<Found>(
    '/graphql',
    token,
    '{ boats(filter: { search: "aegir" }) { items { id name } } workshops { items { id name } } }',
  );
  const workshop = (name: string) => found.workshops?.items.find((one) => one.name === name)?.id;
  for (const [title, at, price] of [
    ['Kikkert', 'Ås Verksted', null],
    ['Sykkel', 'Sykkelkjelleren', 125_000],
    ['Et ur', 'Sykkelkjelleren', 43_050],
  ] as const) {
    const { createRepair } = await ask<{ createRepair: { repair: { id: string } } }>(
      '/graphql',
      token,
      'mutation ($input: CreateRepairInput!) { createRepair(input: $input) { repair { id } } }',
      { input: { attributes: { workshopId: workshop(at), title } } },
    );
    if (price === null) continue;
    const input = { id: createRepair.repair.id, price };
    const finish =
      'mutation ($input: FinishRepairInput!) { finishRepair(input: $input) { errors { code } } }';
    await ask('/graphql', token, finish, { input });
  }
  return found.boats?.items[0]?.id ?? '';
}

/** A thing that was brought to a workshop, not repaired yet. */
export async function bringRepair(database: TestDatabase, { actor }: TestUser, title: string) {
  await database.committed((tx) =>
    tx.as(actor, (client) =>
      client.query(
        `insert into app_public.repairs (account_id, workshop_id, title)
         select account_id, id, $1 from app_public.workshops limit 1`,
        [title],
      ),
    ),
  );
}
