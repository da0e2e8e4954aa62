import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedInvoice } from '../draftFields.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import { type Beginning, DraftAutosave, type SaveAnswer } from './DraftAutosave.ts';
import type { LocalCopies, LocalCopy, Sending } from './localCopies.ts';

/** Goal: no edit is ever lost, and the server is called as seldom as possible. */

const blank = { client: null, buyerReference: '', lines: [] } as unknown as InvoiceDraft;
const saved = (id: string, updatedAt = '1'): SaveAnswer => ({
  invoice: { id, updatedAt } as SavedInvoice,
  errors: [],
  isWhole: true,
});
const refused = (...errors: SaveAnswer['errors']): SaveAnswer => ({
  invoice: null,
  errors,
  isWhole: false,
});

function setUp(
  save: (sending: Sending) => Promise<SaveAnswer>,
  begin: Partial<Beginning> = {},
  stored = new Map<string | null, LocalCopy>(),
) {
  const copies: LocalCopies = {
    read: (id) => stored.get(id) ?? null,
    write: (id, copy) => void stored.set(id, copy),
    forget: (id) => void stored.delete(id),
  };
  const onCreated = vi.fn();
  const spy = vi.fn(save);
  const tools = { save: spy, copies, onCreated };
  const autosave = new DraftAutosave(tools, {
    draft: blank,
    id: null,
    saved: null,
    copy: null,
    ...begin,
  });
  const write = (buyerReference: string) =>
    autosave.edit({ ...blank, buyerReference }, 'buyerReference');
  const sent = () => spy.mock.calls.map(([one]) => one);
  return { autosave, stored, spy, sent, onCreated, write };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('several changes in quick succession are one call, and the first one creates the invoice', async () => {
  const { autosave, spy, onCreated, write, stored } = setUp(async () => saved('inv_1'));
  write('a');
  write('ab');
  expect(stored.get(null)?.draft.buyerReference).toBe('ab');
  expect(autosave.state().saveState).toBe('saving');
  await vi.advanceTimersByTimeAsync(400);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(onCreated).toHaveBeenCalledWith('inv_1');
  expect(autosave.state()).toMatchObject({ saveState: 'saved', id: 'inv_1' });
  expect(stored.size).toBe(0);
});

test('a change during a call is sent after it, and never creates a second invoice', async () => {
  const answers: ((answer: SaveAnswer) => void)[] = [];
  const { autosave, spy, sent, write } = setUp(() => new Promise((answer) => answers.push(answer)));
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
  expect(autosave.state().saveState).toBe('saved');
});

test('changes stay on the device until the server responds again', async () => {
  let down = true;
  const { autosave, stored, write } = setUp(async () => {
    if (down) throw new Error('no connection');
    return saved('inv_1');
  });
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  expect(autosave.state().saveState).toBe('offline');
  expect(stored.get(null)?.draft.buyerReference).toBe('a');
  down = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(autosave.state().saveState).toBe('saved');
  expect(stored.size).toBe(0);
});

test('a refused draft stays on the device, and the refusal disappears when its field is changed', async () => {
  const refusal = { code: 'INVALID', path: 'buyerReference' };
  const { autosave, stored, write } = setUp(async () => refused(refusal));
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  expect(autosave.state()).toMatchObject({ saveState: 'refused', refusals: [refusal] });
  expect(stored.get(null)?.draft.buyerReference).toBe('a');
  write('b');
  expect(autosave.state().refusals).toEqual([]);
});

test('changes that the server could not accept stay on the device as unsent', async () => {
  const errors = [{ code: 'INVALID', path: 'dueOn' }];
  let isWhole = false;
  const { autosave, stored, spy, write } = setUp(async () =>
    isWhole ? saved('inv_1', '2') : { ...saved('inv_1', '1'), errors, isWhole },
  );
  write('a');
  await vi.advanceTimersByTimeAsync(400);
  expect(autosave.state()).toMatchObject({ saveState: 'partly', id: 'inv_1', refusals: errors });
  expect(stored.get('inv_1')).toMatchObject({ baseVersion: '1', draft: { buyerReference: 'a' } });
  expect([...stored.keys()]).toEqual(['inv_1']);
  expect(await autosave.flush()).toBe(false);
  expect(spy).toHaveBeenCalledTimes(1);
  isWhole = true;
  write('b');
  expect(await autosave.flush()).toBe(true);
  expect(autosave.state().saveState).toBe('saved');
  expect(stored.size).toBe(0);
});

test('a stopped draft does not retry, and its copy stays for the next opening', async () => {
  const { autosave, stored, spy, write } = setUp(async () => {
    throw new Error('no connection');
  });
  write('a');
  autosave.stop();
  await autosave.flush();
  expect(spy).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(stored.get(null)?.draft.buyerReference).toBe('a');
});

test('a call whose response was lost is repeated unchanged, with the same key, before newer changes', async () => {
  let down = true;
  const { autosave, sent, write } = setUp(async () => {
    if (down) throw new Error('the response was lost');
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
  expect(newer).toMatchObject({ id: 'inv_1', baseVersion: '2', draft: { buyerReference: 'ab' } });
  expect(newer?.key).not.toBe(lost?.key);
  expect(more).toEqual([]);
  expect(autosave.state().saveState).toBe('saved');
});

test('a page that is left before the response continues with the same call when opened again', async () => {
  const first = setUp(() => new Promise(() => {}));
  first.write('a');
  await vi.advanceTimersByTimeAsync(400);
  first.autosave.stop();
  const copy = first.stored.get(null)!;
  const second = setUp(async () => saved('inv_1'), { draft: copy.draft, copy }, first.stored);
  // Its texts may still load, and the page then creates another autosave.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(second.sent()).toEqual([]);
  expect(second.autosave.state().saveState).toBe('saving');
  second.autosave.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.sent()).toEqual(first.sent());
  expect(second.stored.size).toBe(0);
});

test('a newer version at the server stops saving until the user chooses one version', async () => {
  let theirs = true;
  const begin = { id: 'inv_1', saved: saved('inv_1', 'as read').invoice };
  const { autosave, stored, sent, write } = setUp(async () => {
    if (theirs) return refused({ code: 'INVALID_ACTION', path: 'updatedAt' });
    return saved('inv_1', 'mine');
  }, begin);
  write('mine');
  await vi.advanceTimersByTimeAsync(400);
  expect(autosave.state()).toMatchObject({ isStale: true, refusals: [] });
  expect(sent()[0]?.baseVersion).toBe('as read');
  expect(stored.get('inv_1')).toMatchObject({
    baseVersion: 'as read',
    draft: { buyerReference: 'mine' },
  });
  theirs = false;
  autosave.chooseMine({ id: 'inv_1', updatedAt: 'theirs' } as SavedInvoice);
  await vi.advanceTimersByTimeAsync(400);
  expect(sent()[1]).toMatchObject({ baseVersion: 'theirs', draft: { buyerReference: 'mine' } });
  expect(autosave.state()).toMatchObject({ isStale: false, saveState: 'saved' });
});

test('taking the saved version continues from it, and sends nothing', async () => {
  const begin = { id: 'inv_1', saved: saved('inv_1', 'as read').invoice };
  const newer = refused({ code: 'INVALID_ACTION', path: 'updatedAt' });
  const { autosave, stored, sent, write } = setUp(async () => newer, begin);
  write('mine');
  await vi.advanceTimersByTimeAsync(400);
  const draft = { ...blank, buyerReference: 'theirs' };
  autosave.takeTheirs({ id: 'inv_1', updatedAt: 'theirs' } as SavedInvoice, draft);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(1);
  expect(stored.size).toBe(0);
  expect(autosave.state()).toMatchObject({ draft, saveState: 'saved', isStale: false });
});

test('a refresh after a receipt does not change the base version', async () => {
  const begin = { id: 'inv_1', saved: saved('inv_1', 'as read').invoice };
  const { autosave, sent, write } = setUp(async () => saved('inv_1'), begin);
  autosave.refresh({ id: 'inv_1', updatedAt: 'theirs' } as SavedInvoice);
  write('mine');
  await vi.advanceTimersByTimeAsync(400);
  expect(sent()[0]?.baseVersion).toBe('as read');
});

test('submitting a draft that another window has changed asks for a choice, as saving does', () => {
  const begin = { id: 'inv_1', saved: saved('inv_1', '7').invoice };
  const { autosave } = setUp(async () => saved('inv_1'), begin);
  expect(autosave.state().baseVersion).toBe('7');
  autosave.refuse([
    { code: 'INVALID_ACTION', path: 'updatedAt' },
    { code: 'BLANK', path: 'client' },
  ]);
  const refusals = [{ code: 'BLANK', path: 'client' }];
  expect(autosave.state()).toMatchObject({ isStale: true, refusals });
});
