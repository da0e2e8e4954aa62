/** The filters of the list of clients, as in the address. */
export interface ClientSearch {
  profile: string | null;
  search: string;
  page: number;
}

export function clientSearch(raw: Record<string, string>): ClientSearch {
  const page = Number(raw.page);
  return {
    profile: raw.profile ?? null,
    search: raw.search ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
