/** The result of a part of the test run. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output: string;
  /** Shown beside the name, such as the counts of its parts. */
  remark?: string;
  /** The durations of its test files or end-to-end tests. */
  times?: Timed[];
}

export interface Timed {
  name: string;
  seconds: number;
}

/** A part of the test run. */
export interface TestStep {
  name: string;
  /** The number of processors, of two, that it keeps busy. */
  weight: 1 | 2;
  run(): Promise<Outcome>;
}
