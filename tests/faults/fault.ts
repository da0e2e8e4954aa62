/** Figures of a case, and each violation found. */
export interface Outcome {
  figures: Record<string, number | string>;
  broken: string[];
}

export interface Fault {
  says: string;
  /** The default number of repetitions, or duration: `npm run faults -- worker:20` sets 20. */
  times: number;
  run(times: number): Promise<Outcome>;
}
