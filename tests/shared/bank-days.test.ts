// Goal: payments are dated on days on which Norwegian banks settle. Method: Easter against published
// dates, and the year of the product day by day.
import { expect, test } from 'vitest';
import { easterSunday, isBankDay, nextBankDay } from '#shared/bank-days.ts';

test('Easter is on its published dates', () => {
  const sundays = ['2000-04-23', '2008-03-23', '2019-04-21', '2024-03-31', '2025-04-20'];
  sundays.push('2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25', '2049-04-18');
  for (const day of sundays) expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

test('the weekdays of 2026 on which banks are closed', () => {
  const closed: string[] = [];
  for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 86_400_000) {
    const date = new Date(time);
    const day = date.toISOString().slice(0, 10);
    if (date.getUTCDay() % 6 !== 0 && !isBankDay(day)) closed.push(day);
    if (date.getUTCDay() % 6 === 0) expect(isBankDay(day)).toBe(false);
  }
  expect(closed).toEqual([
    '2026-01-01',
    '2026-04-02',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-12-24',
    '2026-12-25',
  ]);
});

test('the next bank day skips weekends and holidays', () => {
  expect(nextBankDay('2026-11-26')).toBe('2026-11-27');
  expect(nextBankDay('2026-11-27')).toBe('2026-11-30');
  expect(nextBankDay('2026-04-01')).toBe('2026-04-07');
  expect(nextBankDay('2026-12-23')).toBe('2026-12-28');
  expect(nextBankDay('2026-12-30')).toBe('2026-12-31');
  expect(nextBankDay('2026-12-31')).toBe('2027-01-04');
});

test('an invalid date is refused', () => {
  for (const text of ['', '2026-13-01', '2026-1-1', 'tomorrow']) {
    expect(() => isBankDay(text)).toThrow(RangeError);
  }
});
