/** Figures of a case, and each thing that should not have happened. */
export interface Outcome {
  figures: Record<string, number | string>;
  broken: string[];
}

export interface Fault {
  says: string;
  /** How often, or how long, where nothing is given: `npm run faults -- worker:20` gives 20. */
  times: number;
  run(times: number): Promise<Outcome>;
}
