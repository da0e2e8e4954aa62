import type { InvoiceDraft } from './InvoiceDraft.ts';

/** What is written and not yet safe at the server, kept on this device. */
export interface LocalCopies {
  read: (id: string | null) => InvoiceDraft | null;
  write: (id: string | null, draft: InvoiceDraft) => void;
  forget: (id: string | null) => void;
}

/** Copies of one account, so that two accounts in one browser never mix. */
export function localCopies(accountId: string): LocalCopies {
  const key = (id: string | null) => `honorar.invoice.${accountId}.${id ?? 'new'}`;
  return {
    read: (id) => {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key(id)) ?? 'null');
        return isDraft(kept) ? kept : null;
      } catch (error) {
        console.warn('A kept invoice could not be read', error);
        return null;
      }
    },
    write: (id, draft) => {
      try {
        localStorage.setItem(key(id), JSON.stringify(draft));
      } catch (error) {
        console.warn('An invoice could not be kept on this device', error);
      }
    },
    forget: (id) => localStorage.removeItem(key(id)),
  };
}

function isDraft(value: unknown): value is InvoiceDraft {
  return (
    typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines)
  );
}
