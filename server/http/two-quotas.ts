import { Quota } from './quota.ts';

/** Takes of an address's own quota and of everybody's, or of neither; returns how to give them back. */
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
