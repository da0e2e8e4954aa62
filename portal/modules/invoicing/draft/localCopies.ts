import { browserStorage } from '../../../../ground/browser-storage.ts';
import type { Session } from '../../../app/session/Session.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';

/** What is written and not yet safe at the server, kept on this device. */
export interface LocalCopies {
  read: (id: string | null) => InvoiceDraft | null;
  write: (id: string | null, draft: InvoiceDraft) => void;
  forget: (id: string | null) => void;
}

/** Copies of one person in one account: neither two accounts nor two people of one ever mix. */
export function localCopies({ user, account }: Session): LocalCopies {
  const { device } = browserStorage;
  const key = (id: string | null) => `honorar.invoice.${user.id}.${account.id}.${id ?? 'new'}`;
  return {
    read: (id) => {
      const kept = device.readJson(key(id));
      return isDraft(kept) ? kept : null;
    },
    write: (id, draft) => device.writeJson(key(id), draft),
    forget: (id) => device.forget(key(id)),
  };
}

function isDraft(value: unknown): value is InvoiceDraft {
  return (
    typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines)
  );
}
