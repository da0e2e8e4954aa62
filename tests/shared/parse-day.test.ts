import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay } from '#shared/days/iso-day.ts';
import { parseDay } from '#shared/days/parse-day.ts';

/** Goal: a day is read in Norwegian formats, in both languages, and other text is rejected. */

const today = new Date(2026, 10, 20);
const languages = ['nb', 'en'];

const numbers: [string, string][] = [
  ['1.12', '2026-12-01'],
  ['1.12.', '2026-12-01'],
  ['01.12', '2026-12-01'],
  ['1/12', '2026-12-01'],
  ['1-12', '2026-12-01'],
  ['1 12', '2026-12-01'],
  ['0112', '2026-12-01'],
  ['1.12.26', '2026-12-01'],
  ['1. 12. 26', '2026-12-01'],
  ['01.12.2026', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['011226', '2026-12-01'],
  ['161126', '2026-11-16'],
  ['01122026', '2026-12-01'],
  ['20122026', '2026-12-20'],
  ['2026-12-01', '2026-12-01'],
  ['2026-1-2', '2026-01-02'],
  ['20261201', '2026-12-01'],
  ['  1.12  ', '2026-12-01'],
  ['29.2', '2028-02-29'],
  ['1.1', '2027-01-01'],
  ['15.8', '2026-08-15'],
  ['1.1.99', '1999-01-01'],
  // A birth date of a person of sixty is in the past, not in forty years.
  ['17.5.66', '1966-05-17'],
  ['170549', '1949-05-17'],
  ['17.5.46', '2046-05-17'],
  // The numeric keyboard of phones has only a comma.
  ['17,5,1966', '1966-05-17'],
  ['1,12', '2026-12-01'],
];
const spoken: [string, string, string][] = [
  ['nb', 'i dag', '2026-11-20'],
  ['nb', 'I dag', '2026-11-20'],
  ['nb', 'idag', '2026-11-20'],
  ['nb', 'i morgen', '2026-11-21'],
  ['nb', 'i overmorgen', '2026-11-22'],
  ['nb', 'i går', '2026-11-19'],
  ['nb', 'i forgårs', '2026-11-18'],
  ['nb', 'om 14 dager', '2026-12-04'],
  ['nb', '1. des. 2026', '2026-12-01'],
  ['nb', '1. desember', '2026-12-01'],
  ['nb', '17 mai', '2027-05-17'],
  ['nb', '17. mai 27', '2027-05-17'],
  ['nb', '3. februar', '2027-02-03'],
  ['nb', '17 May 2027', '2027-05-17'],
  ['en', '17. mai', '2027-05-17'],
  ['en', '1. des. 2026', '2026-12-01'],
  ['en', 'today', '2026-11-20'],
  ['en', 'Tomorrow', '2026-11-21'],
  ['en', 'yesterday', '2026-11-19'],
  ['en', 'in 14 days', '2026-12-04'],
  ['en', '1 Dec 2026', '2026-12-01'],
  ['en', '1st of December', '2026-12-01'],
  ['en', 'December 1, 2026', '2026-12-01'],
  ['en', '17 Sept', '2026-09-17'],
];
const nonsense = [
  '',
  'abc',
  '32.1',
  '12.13',
  '31.11',
  '29.2.2027',
  '1',
  '112',
  '1613',
  '1.12.1613',
];

for (const language of languages) {
  test.each(numbers)(`%s in ${language} is %s`, (typed, day) => {
    expect(parseDay(typed, language, today)).toBe(day);
  });

  test.each(nonsense)(`“%s” in ${language} is no day`, (typed) => {
    expect(parseDay(typed, language, today)).toBeNull();
  });

  // Requirements: A3.30, B5.15
  test(`every day formatted in ${language} is read back`, () => {
    const near = fc.date({
      min: new Date(2000, 0, 1),
      max: new Date(2099, 11, 31),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(near, (date) => {
        const pad = (part: number) => String(part).padStart(2, '0');
        const [d, m, y] = [pad(date.getDate()), pad(date.getMonth() + 1), date.getFullYear()];
        const written = date.toLocaleDateString(language === 'en' ? 'en-GB' : language, {
          dateStyle: 'long',
        });
        for (const typed of [`${d}.${m}.${y}`, `${d}${m}${y}`, `${y}-${m}-${d}`, written]) {
          expect(parseDay(typed, language, today)).toBe(isoDay(date));
        }
      }),
    );
  });
}

test.each(spoken)('in %s “%s” is %s', (language, typed, day) => {
  expect(parseDay(typed, language, today)).toBe(day);
});
