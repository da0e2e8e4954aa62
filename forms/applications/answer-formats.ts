import { formats } from '../validate/formats.ts';

/** What the formats of questions look like. Patterns of our own are JavaScript's: that they take no time we see to. */
export const answerFormats = {
  date: formats.date,
  time: formats.time,
  'date-time': formats['date-time'],
  email: formats.email,
  // As a number is read, with a space where that is usual.
  phone: /^\+?[0-9](?: ?[0-9]){2,19}$/,
  'national-id': /^[0-9]{6} ?[0-9]{5}$/,
  address: /\S/,
  file: /^fil_[0-9a-z]{26}$/,
} as const;

/** How many letters an answer of a format has at least and at most. */
export const formatLengths: Record<keyof typeof answerFormats, readonly [number, number]> = {
  date: [10, 10],
  time: [5, 5],
  'date-time': [17, 35],
  email: [6, 320],
  phone: [3, 41],
  'national-id': [11, 12],
  address: [1, Number.POSITIVE_INFINITY],
  file: [30, 30],
};
