/** What became of a file of tests. */
export interface UnitFile {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}
