/** One stop on the way of a document. */
export interface PathStep {
  name: string;
  title: string;
  /** `yours` waits for the reader, `now` for another party. */
  state: 'done' | 'now' | 'yours' | 'next' | 'refused';
  /** The user who completed it. */
  actor?: string | null;
  /** When it came here, or when it will. */
  at?: string | null;
  /** The sum that came with it, in minor units. */
  amount?: number | null;
  /** The reason it waits, or the next thing to happen. One sentence. */
  note?: string | null;
}
