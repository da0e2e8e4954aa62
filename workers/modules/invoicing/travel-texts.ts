import type { WrittenLanguage } from '../../core/format/written-language.ts';
import { formatMoney, formatShortDay } from '../../core/format/written-values.ts';
import type { DocumentLine, DocumentTravelDay } from './document-payload.ts';

type TravelWords = {
  purpose: (text: string) => string;
  times: (departure: string, back: string) => string;
  at: (day: string, time: string) => string;
  days: Record<DocumentTravelDay['allowance'], (count: number) => string>;
  meals: (amount: string) => string;
};

const travelWords: Record<WrittenLanguage, TravelWords> = {
  nb: {
    purpose: (text) => `Formål: ${text}`,
    times: (departure, back) => `Dro ${departure}, hjemme ${back}`,
    at: (day, time) => `${day} kl. ${time}`,
    days: {
      SIX_TO_TWELVE_HOURS: (count) => `${count} × 6–12 timer`,
      OVER_TWELVE_HOURS: (count) => `${count} × over 12 timer`,
      OVERNIGHT: (count) => `${count} × døgn med overnatting`,
    },
    meals: (amount) => `${amount} for måltider`,
  },
  en: {
    purpose: (text) => `Purpose: ${text}`,
    times: (departure, back) => `Left ${departure}, back ${back}`,
    at: (day, time) => `${day} at ${time}`,
    days: {
      SIX_TO_TWELVE_HOURS: (count) => `${count} × 6–12 hours`,
      OVER_TWELVE_HOURS: (count) => `${count} × over 12 hours`,
      OVERNIGHT: (count) => `${count} × day with overnight stay`,
    },
    meals: (amount) => `${amount} for meals`,
  },
};

/** Specifies the trip of a line for its client: why, when, and how the amount comes of its days. */
export function travelTexts({ travel }: DocumentLine, language: WrittenLanguage): string[] {
  if (!travel) return [];
  const words = travelWords[language];
  const at = (moment: string) =>
    words.at(formatShortDay(moment.slice(0, 10), language), moment.slice(11));
  return [
    ...(travel.purpose ? [words.purpose(travel.purpose)] : []),
    ...(travel.departure && travel.return
      ? [words.times(at(travel.departure), at(travel.return))]
      : []),
    ...sameDays(travel.days).map((days) => dayText(days, words, language)),
  ];
}

/** Days that follow each other and give the same are one row. */
function sameDays(days: DocumentTravelDay[]): DocumentTravelDay[][] {
  const groups: DocumentTravelDay[][] = [];
  for (const day of days) {
    const last = groups.at(-1)?.[0];
    const isSame =
      last?.allowance === day.allowance && last.rate === day.rate && last.meals === day.meals;
    if (isSame) groups.at(-1)?.push(day);
    else groups.push([day]);
  }
  return groups;
}

function dayText(days: DocumentTravelDay[], words: TravelWords, language: WrittenLanguage): string {
  const [{ allowance, rate, meals, amount }] = days as [DocumentTravelDay];
  const money = (minor: number) => formatMoney(minor, language);
  const gross = `${words.days[allowance](days.length)} ${money(rate)}`;
  const net = meals === 0 ? gross : `${gross} − ${words.meals(money(meals))}`;
  return days.length === 1 && meals === 0 ? net : `${net} = ${money(days.length * amount)}`;
}
