// Goal: react-admin gets every response of the API in its own form: rows, a missing row, or an error that
// names its fields. Method: the provider over a stubbed fetch.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleResource } from '../../testing/exampleResource.ts';
import { session } from '../session/session.ts';
import { createDataProvider } from './createDataProvider.ts';
import { earlyLists } from './earlyLists.ts';

const id = '0192f7a4-0000-7000-8000-000000000001';
const catalogue = { resources: [exampleResource()], enums: [], mutations: [], operator: null };
const provider = createDataProvider({ catalogue, operator: null });
const list = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'createdAt', order: 'DESC' as const },
};
const rowsOf = (...names: string[]) => ({
  data: { result: { totalCount: names.length, nodes: names.map((name) => ({ id: name, name })) } },
});

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answers = (body: unknown, init?: ResponseInit) =>
  fetched.mockImplementation(async () => Response.json(body, init));
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem() {} });
  session.start('token');
});
afterEach(() => {
  session.leave();
  vi.unstubAllGlobals();
});

describe('rows', () => {
  it('are requested with the token', async () => {
    answers(rowsOf('Terna'));
    const found = await provider.getList('boats', list);
    expect(found).toEqual({ data: [{ id: 'Terna', name: 'Terna' }], total: 1 });
    const [[url, { headers }]] = fetched.mock.calls as [[string, { headers: Headers }]];
    expect([url, headers.get('authorization')]).toEqual(['/admin/graphql', 'Bearer token']);
    expect(sent()[0].query).toMatch(/^query List\(.*\) \{\s+result: boats\(/s);
    expect(sent()[0].query).not.toContain('__typename');
  });

  it('are requested each time, also while an equal request is pending', async () => {
    answers(rowsOf('Terna'));
    const first = provider.getList('boats', list);
    answers(rowsOf('Skarv'));
    const second = provider.getList('boats', list);
    expect([(await first).data[0]?.name, (await second).data[0]?.name]).toEqual(['Terna', 'Skarv']);
    answers(rowsOf('Lom'));
    expect((await provider.getList('boats', list)).data[0]?.name).toBe('Lom');
  });

  const boat = (name: string) => ({ id: name, name });
  const answersInTurn = (...answers: unknown[]) => {
    for (const one of answers) fetched.mockImplementationOnce(async () => Response.json(one));
  };
  const idsOnly = {
    data: { result: { totalCount: 9, nodes: [{ id: 'Terna' }, { id: 'Skarv' }] } },
  };

  it.each([
    ['in another order', { ...list, sort: { field: 'name', order: 'ASC' as const } }],
    ['in the other direction', { ...list, sort: { field: 'createdAt', order: 'ASC' as const } }],
    ['far down', { ...list, pagination: { page: 12, perPage: 10 } }],
  ])('%s are found by their ids and returned in the order of the ids', async (_, params) => {
    answersInTurn(idsOnly, rowsOf('Skarv', 'Terna'));
    const found = await provider.getList('boats', params);
    expect(found).toEqual({ data: [boat('Terna'), boat('Skarv')], total: 9 });
    expect(sent()[0].query).toMatch(/nodes \{\s+id\s+\}/);
    expect(sent()[1].variables).toMatchObject({
      first: 2,
      filter: { id: { in: ['Terna', 'Skarv'] } },
    });
  });

  it('deleted between the request of ids and that of rows are left out, and few rows are one request', async () => {
    const params = { ...list, sort: { field: 'name', order: 'ASC' as const } };
    answersInTurn(idsOnly, rowsOf('Skarv'));
    expect((await provider.getList('boats', params)).data).toEqual([boat('Skarv')]);
    answersInTurn({ data: { result: { totalCount: 0, nodes: [] } } });
    expect(await provider.getList('boats', params)).toEqual({ data: [], total: 0 });
    answersInTurn(rowsOf('Lom'));
    await provider.getList('boats', { ...params, meta: { areFew: true } });
    expect(fetched).toHaveBeenCalledTimes(4);
    answersInTurn(idsOnly, rowsOf('Skarv'));
    expect((await provider.getList('boats', { ...list, filter: { q: 'skarv' } })).data).toEqual([
      boat('Skarv'),
    ]);
    expect(fetched).toHaveBeenCalledTimes(6);
  });

  it('of several ids are one request, and those of another row use a filter', async () => {
    answers(rowsOf('Terna', 'Skarv'));
    await provider.getMany('boats', { ids: ['a', 'b'] });
    await provider.getManyReference('boats', { ...list, filter: {}, target: 'ownerId', id: 'o1' });
    const [many, related] = sent().map(({ variables }) => variables);
    expect(many).toMatchObject({ first: 2, filter: { id: { in: ['a', 'b'] } } });
    expect(related.filter).toEqual({ ownerId: { equalTo: 'o1' } });
  });

  it('can be cancelled by a signal', async () => {
    answers(rowsOf());
    const { signal } = new AbortController();
    await provider.getList('boats', { ...list, signal });
    expect(fetched.mock.calls[0]?.[1].signal).toBe(signal);
    expect(provider.supportAbortSignal).toBe(true);
  });
});

describe('a list requested early', () => {
  it('answers once, without a second request', async () => {
    answers(rowsOf('Terna'));
    earlyLists.request(catalogue, [['boats', list]]);
    answers(rowsOf('Skarv'));
    expect((await provider.getList('boats', list)).data[0]?.name).toBe('Terna');
    expect((await provider.getList('boats', list)).data[0]?.name).toBe('Skarv');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is requested again if it failed', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    earlyLists.request(catalogue, [['boats', list]]);
    answers(rowsOf('Skarv'));
    expect((await provider.getList('boats', list)).data[0]?.name).toBe('Skarv');
  });
});

describe('a row', () => {
  it('that is updated is returned in its new state', async () => {
    const row = { id, name: 'Skarv' };
    answers({ data: { result: { row } } });
    const previousData = { id, name: 'Terna', updatedAt: '2026-01-01' };
    const data = { ...previousData, name: 'Skarv' };
    expect(await provider.update('boats', { id, data, previousData })).toEqual({ data: row });
    expect(sent()[0].query).toMatch(/^mutation Write\(\$input: UpdateBoatInput!\) \{/);
    expect(sent()[0].variables.input.patch).toEqual({ name: 'Skarv', updatedAt: '2026-01-01' });
  });

  it.each([
    ['read', () => provider.getOne('boats', { id }), { result: null }],
    [
      'changed',
      () => provider.update('boats', { id, data: {}, previousData: { id } }),
      { result: { row: null } },
    ],
    ['deleted', () => provider.delete('boats', { id }), { result: null }],
  ])('that does not exist cannot be %s', async (_, ask, data) => {
    answers({ data });
    await expect(ask()).rejects.toMatchObject({
      status: 404,
      message: 'ra.notification.item_doesnt_exist',
    });
  });

  it('with a malformed id does not exist, and is not requested', async () => {
    await expect(provider.getOne('boats', { id: 'nonsense' })).rejects.toMatchObject({
      status: 404,
    });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('an error', () => {
  const change = () => provider.create('boats', { data: { name: '' } });
  const error = (extensions: object, path: string[] | undefined = ['result']) => ({
    data: { result: null },
    errors: [{ message: 'no', path, extensions }],
  });

  it('of a field has a text at that field', async () => {
    answers(error({ errors: [{ code: 'BLANK', path: 'name' }] }));
    const failure = await change().catch((cause) => cause);
    expect(failure.status).toBe(422);
    expect(failure.body.errors.name).toMatch(/\w/);
  });

  it.each([
    ['a fault, with its number', error({ correlationId: 'c-17' }), {}, 500, /c-17/],
    ['a missing right', error({ code: 'UNAUTHORIZED' }), {}, 403, /./],
    ['an unreadable answer', 'nonsense', { status: 502 }, 502, /./],
    ['an ended session', error({}), { status: 401 }, 401, /./],
  ])('reports %s', async (_, body, init, status, message) => {
    answers(body, init);
    const [read, written] = await Promise.all(
      [provider.getList('boats', list), change()].map((asked) => asked.catch((cause) => cause)),
    );
    for (const failure of [read, written]) {
      expect(failure.status).toBe(status);
      expect(failure.message).toMatch(message);
      expect(failure.message).not.toMatch(/^[A-Z]+$/);
    }
    expect(session.isInterrupted()).toBe(status === 401);
  });

  it('of the connection has status 0 and a text', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(change()).rejects.toMatchObject({
      status: 0,
      message: expect.stringMatching(/ /),
    });
  });

  it('is returned for operations the console does not support', async () => {
    const many = { ids: [id], data: {} };
    await expect(provider.updateMany('boats', many)).rejects.toMatchObject({ status: 500 });
    await expect(provider.deleteMany('boats', many)).rejects.toMatchObject({ status: 500 });
    expect(fetched).not.toHaveBeenCalled();
  });
});
