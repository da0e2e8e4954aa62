type Values = Record<string, string>;

const PREFIX = 'honorar.form.';
let owner = 'visitor';

/**
 * What is half filled in, kept in this tab until it is sent. Secrets are never among it. Each person
 * has their own in each of their accounts: whoever comes next in the same tab would else send off
 * somebody else's name, address and account number.
 */
export const formDrafts = {
  /** Whose the forms are from now on. */
  ownedBy: (session: { user: { id: string }; account: { id: string } } | null): void => {
    owner = session ? `${session.user.id}.${session.account.id}` : 'visitor';
  },
  /** Forgets everybody's in this tab. */
  clear: (): void => {
    for (const one of Object.keys(sessionStorage)) {
      if (one.startsWith(PREFIX)) sessionStorage.removeItem(one);
    }
  },
  read: (name: string): Values => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key(name)) ?? '{}');
      return isValues(kept) ? kept : {};
    } catch (error) {
      console.warn('A kept form could not be read', error);
      return {};
    }
  },
  write: (name: string, values: Values): void => {
    try {
      sessionStorage.setItem(key(name), JSON.stringify(values));
    } catch (error) {
      console.warn('A form could not be kept', error);
    }
  },
  forget: (name: string): void => sessionStorage.removeItem(key(name)),
};

function key(name: string): string {
  return `${PREFIX}${owner}.${name}`;
}

function isValues(value: unknown): value is Values {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}
