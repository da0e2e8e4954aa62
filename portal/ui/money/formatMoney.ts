/** An amount in minor units, cut into what is set large and what is set small. */
export interface MoneyText {
  sign: string;
  whole: string;
  fraction: string;
}

const THIN_SPACE = '\u2009';

/** Cuts minor units into kroner with thin spaces and øre. No arithmetic beyond placing the comma. */
export function formatMoney(minor: number, language: string): MoneyText {
  const digits = Math.abs(minor).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
  const comma = language === 'en' ? '.' : ',';
  return { sign: minor < 0 ? '\u2212' : '', whole, fraction: `${comma}${digits.slice(-2)}` };
}
