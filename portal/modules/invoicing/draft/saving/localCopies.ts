import { withBaseVersion } from '#portal/app/drafts/savedVersion.ts';
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
  const readAt = (key: string) => {
    const stored = withBaseVersion(device.readJson(key));
    return isCopy(stored) ? stored : null;
  };
  /** The copy of this tab, else the newest; the release before stored one without a time, under the bare key. */
  const keyOfNew = (): string => {
    const ofTab = tab.read(newKeys);
    if (ofTab !== null && readAt(ofTab)) return ofTab;
    const changedAt = (key: string) => readAt(key)?.changedAt ?? '';
    const keys = device.keys().filter((key) => key.startsWith(`${newKeys}.`));
    return keys.reduce((a, b) => (changedAt(b) > changedAt(a) ? b : a), newKeys);
  };
  const initial = keyOfNew();
  const initialText = device.read(initial);
  const takeOver = () => {
    if (initial !== own && device.read(initial) === initialText) device.forget(initial);
  };
  return {
    read: (id) => readAt(id === null ? keyOfNew() : keyOf(id)),
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

function isCopy(value: unknown): value is LocalCopy {
  const { draft, baseVersion } = (value ?? {}) as Partial<LocalCopy>;
  return baseVersion !== undefined && isDraft(draft);
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
