import { withBaseVersion } from '#portal/app/drafts/savedVersion.ts';
import { tabDrafts } from '#portal/app/drafts/tabDrafts.ts';
import type { Session } from '#portal/app/session/loadSession.ts';
import { browserStorage } from '#shared/browser-storage.ts';
import { newKey } from '#shared/new-key.ts';
import type { InvoiceDraft } from '../InvoiceDraft.ts';

const KEY = 'honorar.invoice.left';

/**
 * The draft that was open when the page was reloaded. A reload uses the address at the time it was requested;
 * until the next page arrives, the draft may have got its id and its address.
 */
export const closedDraftId = {
  remember: (id: string): void => browserStorage.tab.writeJson(KEY, { id, at: Date.now() }),
  read: (): string | null => {
    const left = browserStorage.tab.readJson(KEY) as { id?: string; at?: number } | null;
    const [entry] = performance.getEntriesByType('navigation');
    const isReload = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
    // Stored by an earlier page, before this reload was requested: unrelated to it.
    const isThisOne = isReload && (left?.at ?? 0) >= performance.timeOrigin;
    return isThisOne ? (left?.id ?? null) : null;
  },
  /** React may discard a render before it is mounted, so only a mounted page forgets. */
  forget: (): void => browserStorage.tab.forget(KEY),
};

/** One call to save a draft. Sent again under its key it is the same call, and done once. */
export interface Sending {
  key: string;
  /** Null begins the invoice. */
  id: string | null;
  /** The `updatedAt` of the server's version this draft is based on. */
  baseVersion: string | null;
  draft: InvoiceDraft;
}

/** A draft on this device, with the data needed to continue saving it. */
export interface LocalCopy {
  draft: InvoiceDraft;
  /** The `updatedAt` of the server's version this draft is based on. */
  baseVersion: string | null;
  /** The call whose answer is missing: it may or may not have been applied. */
  unanswered: Sending | null;
  /** The moment of its last change, of a new invoice. */
  changedAt?: string;
}

/** Drafts that the server does not have yet, stored on this device. */
export interface LocalCopies {
  read: (id: string | null) => LocalCopy | null;
  write: (id: string | null, copy: LocalCopy) => void;
  forget: (id: string | null) => void;
}

/**
 * Copies of one person in one account: neither two accounts nor two people of one ever mix. Each opened editor
 * stores a new invoice under a key of its own, so that no tab overwrites what another has not sent. Its first
 * change takes over the copy that it began with, unless the tab that wrote that one has changed it since.
 */
export function localCopies({ user, account }: Session): LocalCopies {
  const { device, tab } = browserStorage;
  const keyOf = (id: string) => `honorar.invoice.${user.id}.${account.id}.${id}`;
  const newKeys = keyOf('new');
  const own = `${newKeys}.${newKey()}`;
  /** The copy of this tab, else the newest. */
  const keyOfNew = (): string => {
    const copies = tabDrafts(newKeys, readCopy);
    const ofTab = tab.read(newKeys);
    return (copies.find(({ key }) => key === ofTab) ?? copies[0])?.key ?? own;
  };
  const initial = keyOfNew();
  const initialText = device.read(initial);
  const takeOver = () => {
    if (initial !== own && device.read(initial) === initialText) device.forget(initial);
  };
  return {
    read: (id) => readCopy(device.readJson(id === null ? keyOfNew() : keyOf(id))),
    write: (id, copy) => {
      if (id !== null) return device.writeJson(keyOf(id), copy);
      takeOver();
      tab.write(newKeys, own);
      device.writeJson(own, { ...copy, changedAt: new Date().toISOString() });
    },
    forget: (id) => {
      if (id !== null) return device.forget(keyOf(id));
      takeOver();
      device.forget(own);
    },
  };
}

function readCopy(value: unknown): LocalCopy | null {
  const stored = withBaseVersion(value) as Partial<LocalCopy> | null;
  return stored?.baseVersion !== undefined && isDraft(stored.draft) ? (stored as LocalCopy) : null;
}

function isDraft(value: unknown): value is InvoiceDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'lines' in value &&
    Array.isArray(value.lines) &&
    value.lines.every((line) => line?.rule)
  );
}
