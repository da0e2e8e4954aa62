/** The state of the files being edited: the launcher writes it, pages show it. */
export interface WorkState {
  /** Incremented whenever a change of the files has come into force. */
  generation: number;
  /** Faults that keep the files from taking effect, or that remain although they have. */
  faults: Fault[];
}

export interface Fault {
  /** Relative to the root of the checkout; null when unknown. */
  file: string | null;
  /** Counted from 1. */
  line: number | null;
  what: string;
  /** The correction to make. */
  cure: string;
}

/** `db/modules/harbour/tables/boats.rules.sql:7`, which editors and terminals open. */
export function placeOf({ file, line }: Fault): string {
  if (!file) return 'somewhere';
  return line ? `${file}:${line}` : file;
}
