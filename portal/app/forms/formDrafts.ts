type Values = Record<string, string>;

/** What is half filled in, kept in this tab until it is sent. Secrets are never among it. */
export const formDrafts = {
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
  return `honorar.form.${name}`;
}

function isValues(value: unknown): value is Values {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}
