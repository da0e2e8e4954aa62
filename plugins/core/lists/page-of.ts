const usual = 25;

/** The rows of a page. Out of range is moved to the nearest that is not, never an error. */
export function pageOf(
  page: unknown,
  perPage: unknown,
  most: number,
): { first: number; offset: number } {
  const first = Math.min(Math.max(Number(perPage ?? usual), 1), most);
  const number = Math.min(Math.max(Number(page ?? 1), 1), 1_000_000);
  return { first, offset: (number - 1) * first };
}
