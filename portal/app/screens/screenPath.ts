import { places } from 'virtual:screens';

/** Where rows of a type have their pages; null when nobody declared any. */
export function screenPath(typeName: string | undefined): string | null {
  return places.find((one) => one.typeName === typeName)?.rowPath ?? null;
}
