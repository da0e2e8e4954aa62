import { withBaseVersion } from '#portal/app/drafts/savedVersion.ts';
import type { Session } from '#portal/app/session/loadSession.ts';
import { browserStorage } from '#shared/browser-storage.ts';
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
}

/** Drafts that the server does not have yet, stored on this device. */
export interface LocalCopies {
  read: (id: string | null) => LocalCopy | null;
  write: (id: string | null, copy: LocalCopy) => void;
  forget: (id: string | null) => void;
}

/** Copies of one person in one account: neither two accounts nor two people of one ever mix. */
export function localCopies({ user, account }: Session): LocalCopies {
  const { device } = browserStorage;
  const key = (id: string | null) => `honorar.invoice.${user.id}.${account.id}.${id ?? 'new'}`;
  return {
    read: (id) => {
      const stored = withBaseVersion(device.readJson(key(id)));
      return isCopy(stored) ? stored : null;
    },
    write: (id, copy) => device.writeJson(key(id), copy),
    forget: (id) => device.forget(key(id)),
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
