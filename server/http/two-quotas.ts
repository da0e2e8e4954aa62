import { Quota } from './quota.ts';

/**
 * Takes from both the address's quota and the common one, or from neither. Returns a function that releases
 * both.
 */
export function twoQuotas(mostOfAddress: number, mostOfAll: number) {
  const own = new Quota(mostOfAddress);
  const all = new Quota(mostOfAll);
  return (address: string, amount = 1): (() => void) | null => {
    const leaveOwn = own.take(address, amount);
    const leaveAll = leaveOwn && all.take('', amount);
    if (leaveOwn && !leaveAll) leaveOwn();
    return (
      leaveAll &&
      (() => {
        leaveAll();
        leaveOwn?.();
      })
    );
  };
}
