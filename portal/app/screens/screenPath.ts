import { places } from 'virtual:screens';

/** The path of the pages for rows of a type; null when none is declared. */
export function screenPath(typeName: string | undefined): string | null {
  return places.find((one) => one.typeName === typeName)?.rowPath ?? null;
}
