import { browserStorage } from './browser-storage.ts';

/** Values by the name of the field; the form itself validates them. */
type Values = Record<string, unknown>;

/** One half filled form of one person. */
export interface FormDraft {
  read: () => Values;
  write: (values: Values) => void;
  forget: () => void;
}

const { tab } = browserStorage;

/**
 * Half-filled forms, stored in this tab until they are submitted. Secrets are never stored. Drafts are separate for each
 * owner: otherwise the next user of the tab could submit another person's name, address and account number.
 */
export function createFormDrafts(prefix: string) {
  let ownerOf: () => string | null = () => null;
  return {
    /** Sets where the owner of a form is read from when it is opened; null stands for a visitor. */
    ownedBy: (read: () => string | null): void => {
      ownerOf = read;
    },
    /** Deletes all drafts of this tab. */
    clear: (): void => {
      for (const key of tab.keys()) if (key.startsWith(prefix)) tab.forget(key);
    },
    /** A form stays with the owner it was opened for, even if another user signs in meanwhile. */
    open: (name: string): FormDraft => {
      const key = `${prefix}${ownerOf() ?? 'visitor'}.${name}`;
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
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
