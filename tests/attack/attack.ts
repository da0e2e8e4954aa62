import type { Row } from './support/print-rows.ts';
import type { Target } from './support/target.ts';

/** What each file beside this one exports under the name `attack`; a new file is a new attack. */
export interface Attack {
  /** In a sentence, for whoever reads the figures. */
  says: string;
  /**
   * The settings of the server that is started to be attacked, and what they are called; it is
   * attacked once with each. Against an address that is given, the attack runs once.
   */
  under: Record<string, Record<string, string>>;
  /** Attacks, bounded in number and time, and tells how others fared before and meanwhile. */
  run(target: Target): Promise<Row[]>;
}
