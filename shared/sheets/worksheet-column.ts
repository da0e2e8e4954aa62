/** A column of a sheet: its heading and the type of its values. */
export interface WorksheetColumn {
  heading: string;
  /** `minor` are amounts in hundredths, already divided: they get two decimals. */
  kind: 'text' | 'number' | 'minor' | 'date' | 'datetime';
}

/** The values of a row, as Postgres writes them as text: decimal points, and days as 2026-01-31. */
export type Row = (string | null)[];

/** The headings of a sheet, each once: a repeated one gets its number, since filters and pivot tables need distinct ones. */
export function headingsOf(columns: readonly WorksheetColumn[]): string[] {
  const taken = new Set<string>();
  return columns.map(({ heading }) => {
    let distinct = heading;
    for (let n = 2; taken.has(distinct); n += 1) distinct = `${heading} (${n})`;
    taken.add(distinct);
    return distinct;
  });
}
