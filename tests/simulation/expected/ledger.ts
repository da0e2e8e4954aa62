/** The simulation's name of a platform account; the payable of a profile is `PAYABLE` and its id. */
export type Account =
  | 'BANK'
  | 'CLIENT_FUNDS'
  | 'UNEXPLAINED'
  | 'PLATFORM_FEE'
  | 'EMPLOYER_TAX'
  | 'WITHHELD_TAX'
  | 'ATTACHMENT'
  | 'VAT'
  | 'ROUNDING'
  | 'PAYOUT_CLEARING'
  | `PAYABLE ${string}`;

/** Sums of accounts in øre, debits positive. */
export class Ledger {
  private readonly sums = new Map<string, number>();

  post(entries: Partial<Record<Account, number>>): void {
    const all = Object.entries(entries) as [string, number][];
    const total = all.reduce((sum, [, amount]) => sum + amount, 0);
    if (total !== 0) throw new Error(`the simulation posts ${JSON.stringify(entries)}`);
    for (const [account, amount] of all) this.sums.set(account, this.balance(account) + amount);
  }

  balance(account: string): number {
    return this.sums.get(account) ?? 0;
  }

  /** Without the accounts that are 0. */
  all(): Map<string, number> {
    return new Map([...this.sums].filter(([, amount]) => amount !== 0));
  }
}
