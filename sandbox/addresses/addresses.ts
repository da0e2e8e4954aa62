import towns from './towns.json' with { type: 'json' };

type Town = (typeof towns)[number];

/** A made-up address: a number in a street of a town. */
export interface Address {
  id: string;
  street: string;
  number: number;
  town: Town;
}

const COUNTRIES: Record<string, string> = {
  NO: 'Norge',
  SE: 'Sverige',
  DK: 'Danmark',
  FI: 'Finland',
};
const LAST_NUMBER = 60;
const USUAL_NUMBERS = [1, 8, 12];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');

/** Addresses of which a word begins with each word that is typed, the number as it is typed or three usual ones. */
export function matching(typed: string, countries: readonly string[]): Address[] {
  const words = plain(typed)
    .split(/[\s,]+/)
    .filter(Boolean);
  const [number] = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const names = words.filter((word) => !/^\d/.test(word));
  if (names.length === 0) return [];
  const numbers = number ? [number] : USUAL_NUMBERS;
  return towns.flatMap((town, at) => {
    if (countries.length > 0 && !countries.includes(town.country)) return [];
    return town.streets.flatMap((street, place) => {
      const words = plain(`${street} ${town.city ?? ''} ${nameOf(town.country)}`).split(' ');
      const fits = names.every((name) => words.some((word) => word.startsWith(name)));
      return fits ? numbers.flatMap((one) => addressOf(`${at}-${place}-${one}`) ?? []) : [];
    });
  });
}

/** The address with an id, if there is one. */
export function addressOf(id: string): Address | null {
  const [, at, place, number] = /^(\d+)-(\d+)-(\d+)$/.exec(id) ?? [];
  const town = towns[Number(at)];
  const street = town?.streets[Number(place)];
  if (!town || !street || Number(number) < 1 || Number(number) > LAST_NUMBER) return null;
  return { id, street, number: Number(number), town };
}

/** The coordinates of a text that is a complete address, or the name of a town. */
export function placeNamed(text: string): { latitude: number; longitude: number } | null {
  const [found] = matching(text, []);
  if (found) return whereIs(found);
  return towns.find(({ city }) => city && plain(text).includes(plain(city))) ?? null;
}

/** A street goes north and its numbers along it, so that no two addresses are in one place. */
export function whereIs({ town, street, number }: Address) {
  const place = town.streets.indexOf(street);
  return {
    latitude: Math.round((town.latitude + number * 0.0002) * 1e5) / 1e5,
    longitude: Math.round((town.longitude + place * 0.01) * 1e5) / 1e5,
  };
}

const EARTH_M = 6_371_000;
/** Roads are not straight. */
const BY_ROAD = 1.3;

/** An estimate of metres by road: the great-circle distance and a third more. */
export function roadMetres(from: { latitude: number; longitude: number }, to: typeof from): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude].map(radians);
  const half =
    Math.sin((north ?? 0) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin((east ?? 0) / 2) ** 2;
  return Math.round(2 * EARTH_M * Math.asin(Math.sqrt(half)) * BY_ROAD);
}

export const nameOf = (country: string) => COUNTRIES[country] ?? country;

export const allTowns: readonly Town[] = towns;
