import type { Row } from './support/print-rows.ts';
import type { Target } from './support/target.ts';

/** The interface that each file in this folder exports under the name `attack`; a new file is a new attack. */
export interface Attack {
  /** A sentence for the reader of the figures. */
  says: string;
  /**
   * The settings of the attacked server, with their names; it is attacked once with each. Against a given address,
   * the attack runs once.
   */
  under: Record<string, Record<string, string>>;
  /** Attacks, limited in number and time, and returns the latencies of others before and during the attack. */
  run(target: Target): Promise<Row[]>;
}
