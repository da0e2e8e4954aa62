/**
 * The numbers a pager shows: all of them below 13 pages, else the first, the last and those around
 * the present one, with gaps between (document A, section 4).
 */
export function pageNumbers(page: number, last: number): (number | 'before' | 'after')[] {
  if (last < 13) return Array.from({ length: last }, (_, at) => at + 1);
  const near = [page - 1, page, page + 1].filter((one) => one > 1 && one < last);
  return [
    1,
    ...(near[0] && near[0] > 2 ? (['before'] as const) : []),
    ...near,
    ...(near.at(-1)! < last - 1 ? (['after'] as const) : []),
    last,
  ];
}
