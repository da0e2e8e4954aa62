import { moneyText } from '../../../ui/money/moneyText.ts';

/** An amount of the server as it stands in a field; nothing where there is none. */
export function writtenMoney(minor: number | null | undefined, language: string): string {
  return minor === null || minor === undefined ? '' : moneyText(minor, language);
}
