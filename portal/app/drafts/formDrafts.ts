import { browserStorage } from '../../../ground/browser-storage.ts';

/** By the name of the field; what is inside is the form's own to read. */
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
 * What is half filled in, kept in this tab until it is sent. Secrets are never among it. Each person
 * has their own in each of their accounts: whoever comes next in the same tab would else send off
 * somebody else's name, address and account number.
 */
export const formDrafts = {
  /** Whose the forms are that are opened from now on. */
  ownedBy: (session: { user: { id: string }; account: { id: string } } | null): void => {
    owner = session ? `${session.user.id}.${session.account.id}` : 'visitor';
  },
  /** Forgets everybody's in this tab. */
  clear: (): void => {
    for (const key of tab.keys()) if (key.startsWith(PREFIX)) tab.forget(key);
  },
  /** A form stays its owner's for as long as it is shown, whoever comes meanwhile. */
  open: (name: string): FormDraft => {
    const key = `${PREFIX}${owner}.${name}`;
    return {
      read: () => {
        const kept = tab.readJson(key);
        return isValues(kept) ? kept : {};
      },
      write: (values) => tab.writeJson(key, values),
      forget: () => tab.forget(key),
    };
  },
};

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
