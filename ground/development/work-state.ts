/** How it stands with the files that are being worked on: the launcher writes it, pages show it. */
export interface WorkState {
  /** Goes up by one whenever what the files say has come into force. */
  generation: number;
  /** What keeps it from coming into force, or is wrong though it has. */
  faults: Fault[];
}

export interface Fault {
  /** From the root of the checkout; null where it cannot be told. */
  file: string | null;
  /** Counted from 1. */
  line: number | null;
  what: string;
  /** What to write instead. */
  cure: string;
}

/** `db/modules/harbour/tables/boats.rules.sql:7`, which editors and terminals open. */
export function placeOf({ file, line }: Fault): string {
  if (!file) return 'somewhere';
  return line ? `${file}:${line}` : file;
}
