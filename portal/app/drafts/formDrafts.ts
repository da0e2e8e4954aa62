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
let ownerOf: () => Owner | null = () => null;

interface Owner {
  user: { id: string };
  account: { id: string };
}

/**
 * Half-filled forms, stored in this tab until they are submitted. Secrets are never stored. Drafts are
 * separate for each user and account: otherwise the next user of the tab could submit another person's name,
 * address and account number.
 */
export const formDrafts = {
  /** Sets where the owner of a form is read from when it is opened; null stands for a visitor. */
  ownedBy: (read: () => Owner | null): void => {
    ownerOf = read;
  },
  /** Deletes all drafts of this tab. */
  clear: (): void => {
    for (const key of tab.keys()) if (key.startsWith(PREFIX)) tab.forget(key);
  },
  /** A form stays with the owner it was opened for, even if another user signs in meanwhile. */
  open: (name: string): FormDraft => {
    const owner = ownerOf();
    const key = `${PREFIX}${owner ? `${owner.user.id}.${owner.account.id}` : 'visitor'}.${name}`;
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
