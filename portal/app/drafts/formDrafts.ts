import { browserStorage } from '#shared/browser-storage.ts';

/** By the name of the field; the form itself validates the values. */
type Values = Record<string, unknown>;

/** One half filled form of one person. */
export interface FormDraft {
  read: () => Values;
  write: (values: Values) => void;
  forget: () => void;
}

const PREFIX = 'honorar.form.';
const { tab } = browserStorage;
let owner = 'visitor';

/**
 * Half-filled forms, stored in this tab until they are submitted. Secrets are never stored. Drafts are
 * separate for each user and account: otherwise the next user of the tab could submit another person's name,
 * address and account number.
 */
export const formDrafts = {
  /** The owner of forms opened from now on; null stands for a visitor. */
  ownedBy: (session: { user: { id: string }; account: { id: string } } | null): void => {
    owner = session ? `${session.user.id}.${session.account.id}` : 'visitor';
  },
  /** Deletes all drafts of this tab. */
  clear: (): void => {
    for (const key of tab.keys()) if (key.startsWith(PREFIX)) tab.forget(key);
  },
  /** A form stays with the owner it was opened for, even if another user signs in meanwhile. */
  open: (name: string): FormDraft => {
    const key = `${PREFIX}${owner}.${name}`;
    return {
      read: () => {
        const stored = tab.readJson(key);
        return isValues(stored) ? stored : {};
      },
      write: (values) => tab.writeJson(key, values),
      forget: () => tab.forget(key),
    };
  },
};

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
