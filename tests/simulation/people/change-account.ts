import { accountNumber } from '../numbers.ts';
import { count, type Simulation } from '../simulation.ts';
import type { Freelancer } from './freelancer.ts';

let made = 0;

/** A freelancer adds a bank account and makes it the default one. Both it and the former default count as changed. */
export async function changeAccount(simulation: Simulation, freelancer: Freelancer): Promise<void> {
  const { office } = simulation;
  made += 1;
  const number = accountNumber(5_000 + made);
  await office.act(freelancer.owner, 'create_bank_account', {
    freelanceProfileId: freelancer.profile.id,
    attributes: { accountNumber: number, currency: 'NOK', default: true },
  });
  const touchedAt = Date.now();
  freelancer.accounts.at(-1)!.touchedAt = touchedAt;
  freelancer.accounts.push({ number, touchedAt });
  count(simulation, 'bank accounts changed');
}
