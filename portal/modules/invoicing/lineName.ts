import { occupationName } from './occupationName.ts';

interface Named {
  description: string | null;
  occupationCode: { name: string; nameEn: string | null } | null;
}

/** The description of a line, besides its kind. */
export function lineName(line: Named, language: string): string | null {
  const { description, occupationCode } = line;
  return description || (occupationCode && occupationName(occupationCode, language));
}
