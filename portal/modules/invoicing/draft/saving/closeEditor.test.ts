import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#portal/app/toasts/toasts.ts';
import type { SavedInvoice } from '../draftFields.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import { DraftAutosave, type SaveAnswer } from './DraftAutosave.ts';
import { emptiedDraft } from './emptiedDraft.ts';
import type { Sending } from './localCopies.ts';
import { closeEditor } from './useAutosave.ts';

// Goal: closing the editor never leaves an empty draft behind.
// Method: a stubbed network that records requests.
const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('location', { pathname: '/v2/en/personal/nina' });
  sent.mockReset().mockImplementation(async () => Response.json({ data: {} }));
  emptiedDraft.forget();
  for (const { id } of toasts.all()) toasts.remove(id);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const blank = { client: null, buyerReference: '', lines: [] } as unknown as InvoiceDraft;
const saved: SaveAnswer = {
  invoice: { id: 'inv_1', updatedAt: '1', receipts: [] } as unknown as SavedInvoice,
  errors: [],
  isWhole: true,
};
const copies = { read: () => null, write: () => undefined, forget: () => undefined };
const always = () => true;
const destroyedInputs = () =>
  sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)).variables);
const destroyed = { input: { id: 'inv_1' } };

function autosaveOf(save: (sending: Sending) => Promise<SaveAnswer>) {
  const tools = { save, copies, onCreated: () => undefined };
  const autosave = new DraftAutosave(tools, { draft: blank, id: null, saved: null, copy: null });
  const write = (buyerReference: string) =>
    autosave.edit({ ...blank, buyerReference }, 'buyerReference');
  return { autosave, write };
}

test('a draft that is emptied and closed while it is being created is deleted afterwards', async () => {
  const answer = Promise.withResolvers<SaveAnswer>();
  const { autosave, write } = autosaveOf(() => answer.promise);
  write('Ja');
  const made = autosave.flush();
  write('');
  autosave.stop();
  const left = closeEditor(autosave, always);
  answer.resolve(saved);
  await made;
  expect(await left).toBe(true);
  expect(destroyedInputs()).toEqual([destroyed]);
});

test('a change just before closing is saved, and the draft stays', async () => {
  const save = vi.fn(async () => saved);
  const { autosave, write } = autosaveOf(save);
  write('Ja');
  autosave.stop();
  expect(await closeEditor(autosave, always)).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
  expect(destroyedInputs()).toEqual([]);
});

test('an untouched editor creates no draft, and an emptied draft is deleted', async () => {
  const save = vi.fn(async () => saved);
  const { autosave, write } = autosaveOf(save);
  expect(await closeEditor(autosave, always)).toBe(false);
  expect(save).not.toHaveBeenCalled();
  write('Ja');
  await autosave.flush();
  write('');
  autosave.stop();
  expect(await closeEditor(autosave, () => false)).toBe(false);
  expect(await closeEditor(autosave, always)).toBe(true);
  expect(destroyedInputs()).toEqual([destroyed]);
  expect(emptiedDraft.is('inv_1')).toBe(true);
});

test('an empty draft that could not be deleted is reported, and can be opened', async () => {
  const { autosave, write } = autosaveOf(async () => saved);
  write('Ja');
  await autosave.flush();
  write('');
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await closeEditor(autosave, always)).toBe(true);
  expect(toasts.all()).toMatchObject([{ tone: 'failed', id: 'network' }]);
  expect(emptiedDraft.is('inv_1')).toBe(false);
});
