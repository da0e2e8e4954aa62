import { LONGEST_SEARCH } from '#portal/ui/filters/SearchField.tsx';
import { isIsoDay } from '#shared/days/iso-day.ts';

/** The service counts in 32 bits, and refuses a request with a larger number as a whole. */
const LARGEST = 2 ** 31 - 1;

/** Reads untrusted parts of an address: values that the service could not read count as absent. */
export const readSearch = {
  whole: (text: string | undefined): number | null => {
    const number = Number(text);
    return Number.isInteger(number) && number > 0 && number <= LARGEST ? number : null;
  },
  page: (text: string | undefined): number => readSearch.whole(text) ?? 1,
  day: (text: string | undefined): string => (text && isIsoDay(text) ? text : ''),
  text: (text: string | undefined): string => (text ?? '').slice(0, LONGEST_SEARCH),
};
