/** One stop on the way of a document. */
export interface PathStep {
  name: string;
  title: string;
  /** `yours` waits for whoever reads it, `now` for somebody else. */
  state: 'done' | 'now' | 'yours' | 'next' | 'refused';
  /** Who brought it here. */
  actor?: string | null;
  /** When it came here, or when it will. */
  at?: string | null;
  /** The sum that came with it, in minor units. */
  amount?: number | null;
  /** What it waits for, or what happens next. One sentence. */
  note?: string | null;
}
