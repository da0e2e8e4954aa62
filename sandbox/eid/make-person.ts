import { randomInt } from 'node:crypto';
import type { EidCountry } from '#shared/eid/eid-ways.ts';
import type { TestPerson } from './test-person.ts';

const FIRST_NAMES = ['Ada', 'Birk', 'Cora', 'Dina', 'Eskil', 'Frøya', 'Gaute', 'Hedda'];
const LAST_NAMES = ['Askeland', 'Bekk', 'Dahle', 'Engen', 'Foss', 'Granli', 'Hauge', 'Myhre'];

/** A Norwegian person with an unused number, for any number of new users. */
export function makePerson(): TestPerson {
  const pick = (names: string[]) => names[randomInt(names.length)] ?? '';
  return madePerson(makeNumber(), pick(FIRST_NAMES), pick(LAST_NAMES));
}

/** A person with a given number and name. */
export function madePerson(
  number: string,
  firstName: string,
  lastName: string,
  country: EidCountry = 'NO',
): TestPerson {
  // Sweden begins with the year.
  const places = country === 'SE' ? [6, 4, 2] : [0, 2, 4];
  const [day, month, year] = places.map((at) => Number(number.slice(at, at + 2)));
  const two = (value = 0) => String(value).padStart(2, '0');
  const birthdate = `19${two(year)}-${two((month ?? 0) % 40 || 1)}-${two((day ?? 0) % 40 || 1)}`;
  return { id: `made-${number}`, country, firstName, lastName, birthdate, number };
}

/** A synthetic number, with 80 added to the month, that is never issued. */
function makeNumber(): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(randomInt(1, 29))}${two(80 + randomInt(1, 13))}${two(randomInt(50, 100))}`;
  for (;;) {
    const digits = day + String(randomInt(500)).padStart(3, '0');
    const first = checkDigit(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2]);
    const second = checkDigit(`${digits}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
    if (first < 10 && second < 10) return `${digits}${first}${second}`;
  }
}

function checkDigit(digits: string, weights: number[]): number {
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 11;
}
