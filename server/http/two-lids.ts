import { Places } from './places.ts';

/** Takes places of an address's own and of all there are, or none; returns how to give them back. */
export function twoLids(mostOfAddress: number, mostOfAll: number) {
  const own = new Places(mostOfAddress);
  const all = new Places(mostOfAll);
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
