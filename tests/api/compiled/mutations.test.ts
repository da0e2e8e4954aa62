// Goal: a mutation and its answer are one packet and one transaction, and the answer is the one
// that Grafast reads after it.
// Method: the portal's mutations with random input, by both APIs, over filled tables; then calls
// whose answer or commit fails.
import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
} from 'grafast/graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileMutation } from '#plugins/core/compiled/compile-mutation.ts';
import { NotCompiled } from '#plugins/core/compiled/text.ts';
import { Random } from '#tests/simulation/random.ts';
import { statementsOf } from '../core/support/count-statements.ts';
import { post } from '../hostile/support/post.ts';
import type { Answer } from '../support/answer.ts';
import { type BothWays, bothWays } from './support/both-ways.ts';
import { portalOperations, withVariables } from './support/compare.ts';
import { type Query, QueryMaker } from './support/random-query.ts';

const fewest = 113;

let both: BothWays;
let owner: string;
beforeAll(async () => {
  both = await bothWays(1, 1);
  owner = both.callers.owner!;
});
afterAll(async () => {
  await both?.[Symbol.asyncDispose]();
});

type Result = Record<string, unknown> & { errors: { code: string; path: string }[] };

const operationOf = (document: DocumentNode) =>
  getOperationAST(document) as OperationDefinitionNode;
const rootOf = (document: DocumentNode) =>
  operationOf(document).selectionSet.selections[0] as FieldNode;

/** The fields of the row that a mutation returns. */
function rowOf(document: DocumentNode): FieldNode | undefined {
  const selections = rootOf(document).selectionSet?.selections ?? [];
  return selections.find(
    (one): one is FieldNode => one.kind === Kind.FIELD && one.name.value !== 'errors',
  );
}

/** Reads the fields that a mutation has returned by Grafast. */
async function readAgain(document: DocumentNode, row: FieldNode, id: string) {
  const payload = both.compiled.schema.getMutationType()!.getFields()[rootOf(document).name.value]!;
  const fields = (
    payload.type as unknown as { getFields(): Record<string, { type: unknown }> }
  ).getFields();
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const query = `query ($id: ID!) { node(id: $id) { ... on ${fields[row.name.value]!.type} ${print(row.selectionSet!)} } }
    ${fragments.map(print).join('\n')}`;
  const { text } = await post(both.planned.url, { query, variables: { id } }, owner);
  return (JSON.parse(text) as Answer<{ node: unknown }>).data.node;
}

const steady = (value: unknown) =>
  JSON.stringify(value).replace(/expires=\d+&signature=[\w-]+/g, '<signature>');

test('nearly all mutations of the portal are compiled', async () => {
  const mutations = await portalOperations('mutation');
  const left = mutations.filter(
    ({ document }) => compileMutation(both.compiled.schema, parse(document)) instanceof NotCompiled,
  );
  expect(mutations.length - left.length).toBeGreaterThanOrEqual(fewest);
});

/**
 * Sends a mutation of the portal, and compares its answer with the one that Grafast gives or reads.
 */
async function compare(text: string, body: Query): Promise<'refused' | 'done' | 'without a row'> {
  const document = parse(text);
  const key = rootOf(document).name.value;
  const given = await post(both.compiled.url, body, owner);
  const result = (JSON.parse(given.text) as Answer<Record<string, Result>>).data?.[key];
  if (!result || result.errors.length > 0) {
    // The call changed nothing, so it may be sent again.
    const { compiled, planned } = await both.ask(body, owner);
    expect({ body, ...compiled }).toEqual({ body, ...planned });
    return 'refused';
  }
  const row = rowOf(document);
  const answered = row && (result[row.name.value] as { id?: string } | null);
  if (!row?.selectionSet || !answered?.id) return 'without a row';
  expect(`${key} ${steady(answered)}`).toBe(
    `${key} ${steady(await readAgain(document, row, answered.id))}`,
  );
  return 'done';
}

test('refusals equal those of Grafast, and rows are what Grafast reads afterwards', async () => {
  const { schema } = both.compiled;
  const maker = new QueryMaker(schema, new Random(11), both.ids);
  const results: string[] = [];
  for (const { name, document } of await portalOperations('mutation')) {
    // A caller whose session ends would end the test.
    if (/session|account$|password/i.test(name)) continue;
    results.push(await compare(document, withVariables(schema, maker, document)));
    if (name !== 'CreateInvoice') continue;
    const variables = { input: { buyerReference: 'Read again' } };
    expect(await compare(document, { query: document, variables })).toBe('done');
  }
  expect(results.filter((result) => result === 'refused').length).toBeGreaterThan(50);
  expect([...both.unreadable]).toEqual([]);
});

const create = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { id buyerReference } errors { code path } }
}`;
const invoice = (buyerReference: string) => ({
  query: create,
  variables: { input: { buyerReference } },
});

async function invoicesCalled(reference: string): Promise<number> {
  return both.database.committed(async (tx) => {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from app_public.invoices where buyer_reference = $1',
      [reference],
    );
    return row!.count;
  });
}

test('a call with an idempotency key is one packet with the look-up of its session', async () => {
  await post(both.compiled.url, invoice('First'), owner);
  await post(both.compiled.url, invoice('Second'), owner);
  const sent = await statementsOf(async () => {
    const headers = { 'idempotency-key': 'one-packet' };
    const { data, errors } = await post(both.compiled.url, invoice('Once'), owner, headers);
    expect({ errors, data }).toMatchObject({
      errors: [],
      data: { createInvoice: { invoice: { buyerReference: 'Once' }, errors: [] } },
    });
  });
  expect(sent.length).toBe(1);
});

test('the second of two equal calls returns the row of the first', async () => {
  const headers = { 'idempotency-key': 'twice' };
  const ask = () => post(both.compiled.url, invoice('Twice'), owner, headers);
  const [first, second] = [await ask(), await ask()];
  expect(second.text).toBe(first.text);
  expect(await invoicesCalled('Twice')).toBe(1);
});

test('a call whose answer cannot be read is executed once, and Grafast reports the error', async () => {
  await both.database.committed((tx) =>
    tx.query(`create or replace function app_public.invoices_is_overdue(invoice app_public.invoices) returns boolean
      language plpgsql stable as $$ begin
        if invoice.buyer_reference like 'Unreadable%' then raise exception 'unknown'; end if;
        return true;
      end $$`),
  );
  const text = create.replace('id buyer', 'isOverdue buyer');
  const ask = async ({ url }: { url: string }, name: string) => {
    const { text: answer } = await post(url, { ...invoice(name), query: text }, owner);
    return answer.replaceAll(name, '').replace(/[0-9a-f-]{36}/g, '');
  };
  expect(await ask(both.compiled, 'Readable-1')).toBe(await ask(both.planned, 'Readable-2'));
  expect(await ask(both.compiled, 'Unreadable-1')).toBe(await ask(both.planned, 'Unreadable-2'));
  expect(await invoicesCalled('Unreadable-1')).toBe(1);
});

test('a deferred constraint refuses the call, though its answer was read', async () => {
  await both.database.committed((tx) =>
    tx.query(`create function app_private.refuse_late() returns trigger language plpgsql as $$ begin
        raise exception 'refused: late' using errcode = 'AP001', detail = '[{"code": "TAKEN", "path": "buyerReference"}]';
      end $$;
      create constraint trigger late after insert on app_public.invoices deferrable initially deferred
        for each row when (new.buyer_reference = 'Late') execute function app_private.refuse_late()`),
  );
  for (const { url } of [both.compiled, both.planned]) {
    const { data } = await post(url, invoice('Late'), owner);
    expect(data).toEqual({
      createInvoice: { invoice: null, errors: [{ code: 'TAKEN', path: 'buyerReference' }] },
    });
  }
  expect(await invoicesCalled('Late')).toBe(0);
});

test('a call whose answer times out is rolled back', async () => {
  await both.database.committed((tx) =>
    tx.query(`create or replace function app_public.invoices_is_overdue(invoice app_public.invoices) returns boolean
      language plpgsql stable as $$ begin
        raise exception 'too long' using errcode = '57014';
      end $$`),
  );
  const body = { ...invoice('Slow'), query: create.replace('id buyer', 'isOverdue buyer') };
  const { errors, data } = await post(both.compiled.url, body, owner);
  expect({ errors, data }).toMatchObject({
    errors: [{ path: ['createInvoice'], extensions: { code: 'INTERNAL' } }],
    data: { createInvoice: null },
  });
  expect(await invoicesCalled('Slow')).toBe(0);
});

test('without a session of this API nothing is executed, whatever the function allows', async () => {
  // Compiles the operation, and reads which settings a session has.
  await post(both.compiled.url, invoice('Known'), owner);
  await post(both.compiled.url, invoice('Known'), owner);
  for (const token of [both.callers.ended, both.callers.operator, 'of nobody']) {
    const sent = await statementsOf(async () => {
      const { errors, data } = await post(both.compiled.url, invoice('Nobody'), token!);
      expect({ data, code: errors[0]?.extensions?.code }).toMatchObject({ code: 'UNAUTHORIZED' });
      expect(data ?? null).toBeNull();
    });
    expect(sent.length).toBe(1);
  }
  expect(await invoicesCalled('Nobody')).toBe(0);
  const callable = await both.database.committed((tx) =>
    tx.query(`select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = 'app_public'::regnamespace and p.provolatile = 'v'
        and has_function_privilege('app_authenticator', p.oid, 'execute')`),
  );
  expect(callable).toEqual([]);
});
