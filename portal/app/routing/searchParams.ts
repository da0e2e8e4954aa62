import { addressTexts } from './addressTexts.ts';

/** The query string as plain texts both ways; empty values are left out of the address. */
export const searchParams = {
  parse: (query: string): Record<string, string> =>
    addressTexts(Object.fromEntries(new URLSearchParams(query))),
  write: (search: Record<string, unknown>): string => {
    const params = new URLSearchParams();
    for (const [key, value] of Object.entries(search)) {
      if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
    }
    const text = params.toString().replaceAll('%2C', ',');
    return text ? `?${text}` : '';
  },
};
