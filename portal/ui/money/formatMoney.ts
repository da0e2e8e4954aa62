import { minorParts } from '#shared/minor-parts.ts';

/** An amount in minor units, split into parts set large and small. */
export interface MoneyText {
  sign: string;
  whole: string;
  fraction: string;
}

/** Between groups of three; a number is not broken over two lines. */
export const THIN_SPACE = '\u202f';

/** Cuts minor units into kroner with thin spaces and øre. */
export function formatMoney(minor: number, language: string): MoneyText {
  const { sign, whole, hundredths } = minorParts(minor, THIN_SPACE);
  return { sign, whole, fraction: `${language === 'en' ? '.' : ','}${hundredths}` };
}
