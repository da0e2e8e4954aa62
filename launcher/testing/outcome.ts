/** What a part of the test run came to. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output: string;
  /** Shown beside the name, such as the counts of its parts. */
  remark?: string;
  /** How long its parts took: files of tests, stories. */
  times?: Timed[];
}

export interface Timed {
  name: string;
  seconds: number;
}

/** A part of the test run. */
export interface TestStep {
  name: string;
  /** How many of the two processors it keeps busy. */
  weight: 1 | 2;
  run(): Promise<Outcome>;
}
