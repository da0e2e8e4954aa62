/** Which page of the profiles is shown. */
export function payoutSearch(raw: Record<string, string>): { page: number } {
  const page = Number(raw.page);
  return { page: Number.isInteger(page) && page > 0 ? page : 1 };
}
