import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#portal/app/session/loadSession.ts';
import { browserStorage } from '#shared/browser-storage.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';
import { localCopies } from './localCopies.ts';

// Goal: a new invoice that was not sent is found again on the device, whatever other tabs do.

const { device, tab } = browserStorage;
const session = { user: { id: 'usr_1' }, account: { id: 'acc_1' } } as Session;

beforeEach(() => {
  // Node has no storage, and the one of memory is reported as a loss.
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const storage of [device, tab]) storage.keys().forEach(storage.forget);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An editor of a new invoice in a tab that was just opened. */
function open() {
  tab.keys().forEach(tab.forget);
  const copies = localCopies(session);
  const initial = textIn(copies.read(null)?.draft);
  const put = (text: string) => {
    vi.advanceTimersByTime(10);
    const draft = { message: text, lines: [] } as unknown as InvoiceDraft;
    copies.write(null, { draft, baseVersion: null, unanswered: null });
  };
  return { copies, initial, put };
}

const textIn = (draft: unknown) => (draft as { message?: string } | undefined)?.message ?? null;

test('two tabs begin an invoice each: both are found again, the newest first', () => {
  const one = open();
  const two = open();
  two.put('two');
  one.put('one');
  const next = open();
  expect(next.initial).toBe('one');
  next.put('one');
  next.copies.forget(null);
  expect(open().initial).toBe('two');
});

test('a reload finds the invoice of its own tab, not a newer one of another', () => {
  const one = open();
  one.put('one');
  const ofTab = tab.keys().map((key) => [key, tab.read(key) ?? ''] as const);
  const two = open();
  two.put('two');
  two.put('two, and more');
  for (const [key, value] of ofTab) tab.write(key, value);
  one.put('one, and more');
  for (const [key, value] of ofTab) tab.write(key, value);
  expect(textIn(localCopies(session).read(null)?.draft)).toBe('one, and more');
});

test('an invoice that goes on in another tab stays one, and is gone once it is sent', () => {
  open().put('one');
  const next = open();
  expect(next.initial).toBe('one');
  next.put('one, and more');
  next.copies.forget(null);
  expect(open().initial).toBeNull();
});

test('a copy that its own tab changed since is not taken over', () => {
  const one = open();
  one.put('one');
  const two = open();
  one.put('one, and more');
  two.put('one, and other');
  two.copies.forget(null);
  expect(open().initial).toBe('one, and more');
});

test('a copy of the release before is read', () => {
  const key = 'honorar.invoice.usr_1.acc_1.new';
  device.writeJson(key, { draft: { message: 'old', lines: [] }, baseVersion: null });
  const next = open();
  expect(next.initial).toBe('old');
  next.put('old');
  next.copies.forget(null);
  expect(open().initial).toBeNull();
});
