import { formatMoney } from '../../../ui/money/formatMoney.ts';

/** An amount of the server as it stands in a field; nothing where there is none. */
export function writtenMoney(minor: number | null | undefined, language: string): string {
  return minor === null || minor === undefined
    ? ''
    : Object.values(formatMoney(minor, language)).join('');
}
