import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Beginning, DraftKeeper, type SaveAnswer } from './DraftKeeper.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import type { LocalCopies, LocalCopy } from './localCopies.ts';
import type { SavedInvoice } from './SavedInvoice.ts';
import type { Sending } from './Sending.ts';

/** Goal: nothing that was written is ever lost, and the server is asked as seldom as possible. */

const blank = { client: null, buyerReference: '', lines: [] } as unknown as InvoiceDraft;
const saved = (id: string, updatedAt = '1'): SaveAnswer => ({
  invoice: { id, updatedAt } as SavedInvoice,
  errors: [],
  isWhole: true,
});
const refused = (...errors: SaveAnswer['errors']): SaveAnswer => ({
  ...{ invoice: null, errors, isWhole: false },
});

function setUp(
  save: (sending: Sending) => Promise<SaveAnswer>,
  begin: Partial<Beginning> = {},
  kept = new Map<string | null, LocalCopy>(),
) {
  const copies: LocalCopies = {
    read: (id) => kept.get(id) ?? null,
    write: (id, copy) => void kept.set(id, copy),
    forget: (id) => void kept.delete(id),
  };
  const onCreated = vi.fn();
  const spy = vi.fn(save);
  const tools = { save: spy, copies, onCreated };
  const keeper = new DraftKeeper(tools, {
    draft: blank,
    id: null,
    saved: null,
    copy: null,
    ...begin,
  });
  const write = (buyerReference: string) =>
    keeper.edit({ ...blank, buyerReference }, 'buyerReference');
  const sent = () => spy.mock.calls.map(([one]) => one);
  return { keeper, kept, spy, sent, onCreated, write };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('several changes in a row are one call, the first of which begins the invoice', async () => {
  const { keeper, spy, onCreated, write, kept } = setUp(async () => saved('inv_1'));
  write('a');
  write('ab');
  expect(kept.get(null)?.draft.buyerReference).toBe('ab');
  expect(keeper.state().keeping).toBe('saving');
  await vi.advanceTimersByTimeAsync(400);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(onCreated).toHaveBeenCalledWith('inv_1');
  expect(keeper.state()).toMatchObject({ keeping: 'saved', id: 'inv_1' });
  expect(kept.size).toBe(0);
});

test('what is written during a call is sent after it, and never begins a second invoice', async () => {
  const answers: ((answer: SaveAnswer) => void)[] = [];
  const { keeper, spy, sent, write } = setUp(() => new Promise((answer) => answers.push(answer)));
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  write('b');
  await vi.advanceTimersByTimeAsync(400);
  expect(spy).toHaveBeenCalledTimes(1);
  answers[0]!(saved('inv_1'));
  await vi.advanceTimersByTimeAsync(400);
  answers[1]!(saved('inv_1'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent().map(({ id }) => id)).toEqual([null, 'inv_1']);
  expect(keeper.state().keeping).toBe('saved');
});

test('without the server everything stays on the device until it answers again', async () => {
  let down = true;
  const { keeper, kept, write } = setUp(async () => {
    if (down) throw new Error('no connection');
    return saved('inv_1');
  });
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  expect(keeper.state().keeping).toBe('offline');
  expect(kept.get(null)?.draft.buyerReference).toBe('a');
  down = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(keeper.state().keeping).toBe('saved');
  expect(kept.size).toBe(0);
});

test('a refusal keeps the copy and goes away when its field is changed', async () => {
  const refusal = { code: 'INVALID', path: 'buyerReference' };
  const { keeper, kept, write } = setUp(async () => refused(refusal));
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  expect(keeper.state()).toMatchObject({ keeping: 'refused', refusals: [refusal] });
  expect(kept.get(null)?.draft.buyerReference).toBe('a');
  write('b');
  expect(keeper.state().refusals).toEqual([]);
});

test('what the server could not take waits on the device, and counts as unsent', async () => {
  const errors = [{ code: 'INVALID', path: 'dueOn' }];
  let isWhole = false;
  const { keeper, kept, spy, write } = setUp(async () =>
    isWhole ? saved('inv_1', '2') : { ...saved('inv_1', '1'), errors, isWhole },
  );
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  expect(keeper.state()).toMatchObject({ keeping: 'partly', id: 'inv_1', refusals: errors });
  expect(kept.get('inv_1')).toMatchObject({ asRead: '1', draft: { buyerReference: 'a' } });
  expect([...kept.keys()]).toEqual(['inv_1']);
  expect(await keeper.flush()).toBe(false);
  expect(spy).toHaveBeenCalledTimes(1);
  isWhole = true;
  write('b');
  expect(await keeper.flush()).toBe(true);
  expect(keeper.state().keeping).toBe('saved');
  expect(kept.size).toBe(0);
});

test('a sheet that is put away tries nothing more; its copy waits for the next opening', async () => {
  const { keeper, kept, spy, write } = setUp(async () => {
    throw new Error('no connection');
  });
  write('a');
  keeper.stop();
  await keeper.flush();
  expect(spy).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(kept.get(null)?.draft.buyerReference).toBe('a');
});

test('a call whose answer was lost is sent again as it was, under its key, before anything newer', async () => {
  let down = true;
  const { keeper, sent, write } = setUp(async () => {
    if (down) throw new Error('the answer was lost');
    return saved('inv_1', String(sent().length));
  });
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  write('ab');
  down = false;
  await vi.advanceTimersByTimeAsync(5000);
  const [lost, again, newer, ...more] = sent();
  expect(again).toEqual(lost);
  expect(lost).toMatchObject({ id: null, draft: { buyerReference: 'a' } });
  expect(newer).toMatchObject({ id: 'inv_1', asRead: '2', draft: { buyerReference: 'ab' } });
  expect(newer?.key).not.toBe(lost?.key);
  expect(more).toEqual([]);
  expect(keeper.state().keeping).toBe('saved');
});

test('a page that is left before the answer came goes on with the same call', async () => {
  const first = setUp(() => new Promise(() => {}));
  first.write('a');
  await vi.advanceTimersByTimeAsync(400);
  first.keeper.stop();
  const copy = first.kept.get(null)!;
  const second = setUp(async () => saved('inv_1'), { draft: copy.draft, copy }, first.kept);
  // Its texts may still be coming, and another keeper be made when they are there.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(second.sent()).toEqual([]);
  expect(second.keeper.state().keeping).toBe('saving');
  second.keeper.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.sent()).toEqual(first.sent());
  expect(second.kept.size).toBe(0);
});

test('what somebody else has saved since stops the keeping until one version is chosen', async () => {
  let theirs = true;
  const begin = { id: 'inv_1', saved: saved('inv_1', 'as read').invoice };
  const { keeper, kept, sent, write } = setUp(async () => {
    if (theirs) return refused({ code: 'INVALID_ACTION', path: 'updatedAt' });
    return saved('inv_1', 'mine');
  }, begin);
  write('mine');
  await vi.advanceTimersByTimeAsync(400);
  expect(keeper.state()).toMatchObject({ isStale: true, refusals: [] });
  expect(sent()[0]?.asRead).toBe('as read');
  expect(kept.get('inv_1')).toMatchObject({ asRead: 'as read', draft: { buyerReference: 'mine' } });
  theirs = false;
  keeper.keepMine({ id: 'inv_1', updatedAt: 'theirs' } as SavedInvoice);
  await vi.advanceTimersByTimeAsync(400);
  expect(sent()[1]).toMatchObject({ asRead: 'theirs', draft: { buyerReference: 'mine' } });
  expect(keeper.state()).toMatchObject({ isStale: false, keeping: 'saved' });
});

test('who takes what was saved goes on from there, and nothing is sent', async () => {
  const begin = { id: 'inv_1', saved: saved('inv_1', 'as read').invoice };
  const newer = refused({ code: 'INVALID_ACTION', path: 'updatedAt' });
  const { keeper, kept, sent, write } = setUp(async () => newer, begin);
  write('mine');
  await vi.advanceTimersByTimeAsync(400);
  const draft = { ...blank, buyerReference: 'theirs' };
  keeper.takeTheirs({ id: 'inv_1', updatedAt: 'theirs' } as SavedInvoice, draft);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(1);
  expect(kept.size).toBe(0);
  expect(keeper.state()).toMatchObject({ draft, keeping: 'saved', isStale: false });
});

test('a receipt that is read back does not pass for having read the other version', async () => {
  const begin = { id: 'inv_1', saved: saved('inv_1', 'as read').invoice };
  const { keeper, sent, write } = setUp(async () => saved('inv_1'), begin);
  keeper.refresh({ id: 'inv_1', updatedAt: 'theirs' } as SavedInvoice);
  write('mine');
  await vi.advanceTimersByTimeAsync(400);
  expect(sent()[0]?.asRead).toBe('as read');
});
