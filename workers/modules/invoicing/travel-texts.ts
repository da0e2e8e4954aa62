import { tripTexts } from '#shared/trip-texts.ts';
import {
  formatMoney,
  formatShortDay,
  type WrittenLanguage,
} from '../../core/format/written-values.ts';
import type { DocumentLine, DocumentTravelDay } from './document-payload.ts';

type TravelWords = {
  days: Record<DocumentTravelDay['allowance'], (count: number) => string>;
  meals: (amount: string) => string;
};

const travelWords: Record<WrittenLanguage, TravelWords> = {
  nb: {
    days: {
      SIX_TO_TWELVE_HOURS: (count) => `${count} × 6–12 timer`,
      OVER_TWELVE_HOURS: (count) => `${count} × over 12 timer`,
      OVERNIGHT: (count) => `${count} × døgn med overnatting`,
    },
    meals: (amount) => `${amount} for måltider`,
  },
  en: {
    days: {
      SIX_TO_TWELVE_HOURS: (count) => `${count} × 6–12 hours`,
      OVER_TWELVE_HOURS: (count) => `${count} × over 12 hours`,
      OVERNIGHT: (count) => `${count} × day with overnight stay`,
    },
    meals: (amount) => `${amount} for meals`,
  },
};

/** Specifies the trip of a line for its client: why, when, and how the amount follows from its days. */
export function travelTexts({ travel }: DocumentLine, language: WrittenLanguage): string[] {
  if (!travel) return [];
  const words = travelWords[language];
  return [
    ...tripTexts(travel, language, (day) => formatShortDay(day, language)),
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
