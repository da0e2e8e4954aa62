/** The result of a test file. */
export interface UnitFile {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}
