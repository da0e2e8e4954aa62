import { formats } from '../validate/formats.ts';

/** Characters of an answer that nothing else bounds. */
export const longestAnswer = 10_000;

/** The formats of answers. Our own patterns run as JavaScript: they are written to take linear time. */
export const answerFormats = {
  date: formats.date,
  time: formats.time,
  'date-time': formats['date-time'],
  email: formats.email,
  // As a number is read, with a space where that is usual: Norwegian with eight or five digits, or with a country code.
  phone: /^(?:[1-9](?: ?[0-9]){7}|0(?: ?[0-9]){4}|(?:\+|0 ?0) ?[1-9](?: ?[0-9]){6,14})$/,
  'national-id': /^[0-9]{6} ?[0-9]{5}$/,
  address: /\S/,
  file: /^fil_[0-9a-z]{26}$/,
} as const;

/** The minimum and maximum length of an answer by its format. */
export const formatLengths: Record<keyof typeof answerFormats, readonly [number, number]> = {
  date: [10, 10],
  time: [5, 5],
  'date-time': [17, 35],
  email: [6, 320],
  phone: [5, 33],
  'national-id': [11, 12],
  address: [1, Number.POSITIVE_INFINITY],
  file: [30, 30],
};
