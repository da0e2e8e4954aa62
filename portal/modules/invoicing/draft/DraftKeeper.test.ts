import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftKeeper, type SaveAnswer } from './DraftKeeper.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import type { LocalCopies } from './localCopies.ts';
import type { SavedInvoice } from './SavedInvoice.ts';

/** Goal: nothing that was written is ever lost, and the server is asked as seldom as possible. */

const blank = { buyerReference: '', lines: [] } as unknown as InvoiceDraft;
const saved = (id: string): SaveAnswer => ({ invoice: { id } as SavedInvoice, errors: [] });

function setUp(save: (id: string | null, draft: InvoiceDraft) => Promise<SaveAnswer>) {
  const kept = new Map<string | null, InvoiceDraft>();
  const copies: LocalCopies = {
    read: (id) => kept.get(id) ?? null,
    write: (id, draft) => void kept.set(id, draft),
    forget: (id) => void kept.delete(id),
  };
  const onCreated = vi.fn();
  const spy = vi.fn(save);
  const keeper = new DraftKeeper(
    { save: spy, copies, onCreated },
    { draft: blank, id: null, saved: null },
    false,
  );
  const write = (buyerReference: string) =>
    keeper.edit({ ...blank, buyerReference }, 'buyerReference');
  return { keeper, kept, spy, onCreated, write };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('several changes in a row are one call, the first of which begins the invoice', async () => {
  const { keeper, spy, onCreated, write, kept } = setUp(async () => saved('inv_1'));
  write('a');
  write('ab');
  expect(kept.get(null)?.buyerReference).toBe('ab');
  expect(keeper.state().keeping).toBe('saving');
  await vi.advanceTimersByTimeAsync(400);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(onCreated).toHaveBeenCalledWith('inv_1');
  expect(keeper.state()).toMatchObject({ keeping: 'saved', id: 'inv_1' });
  expect(kept.size).toBe(0);
});

test('what is written during a call is sent after it, and never begins a second invoice', async () => {
  const answers: ((answer: SaveAnswer) => void)[] = [];
  const { keeper, spy, write } = setUp(() => new Promise((answer) => answers.push(answer)));
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  write('b');
  await vi.advanceTimersByTimeAsync(400);
  expect(spy).toHaveBeenCalledTimes(1);
  answers[0]!(saved('inv_1'));
  await vi.advanceTimersByTimeAsync(400);
  answers[1]!(saved('inv_1'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(spy.mock.calls.map(([id]) => id)).toEqual([null, 'inv_1']);
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
  expect(kept.get(null)?.buyerReference).toBe('a');
  down = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(keeper.state().keeping).toBe('saved');
  expect(kept.size).toBe(0);
});

test('a refusal keeps the copy and goes away when its field is changed', async () => {
  const refusal = { code: 'INVALID', path: 'buyerReference' };
  const { keeper, kept, write } = setUp(async () => ({ invoice: null, errors: [refusal] }));
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  expect(keeper.state()).toMatchObject({ keeping: 'refused', refusals: [refusal] });
  expect(kept.get(null)?.buyerReference).toBe('a');
  write('b');
  expect(keeper.state().refusals).toEqual([]);
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
  expect(kept.get(null)?.buyerReference).toBe('a');
});
