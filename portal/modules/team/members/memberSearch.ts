/** The filters of the list of members, as in the address. */
export interface MemberSearch {
  search: string;
  /** Only those who have come, or only those who have not. */
  confirmed: boolean | null;
  departmentId: string | null;
  page: number;
}

export function memberSearch(raw: Record<string, string>): MemberSearch {
  const page = Number(raw.page);
  return {
    search: raw.search ?? '',
    confirmed: raw.confirmed === 'true' ? true : raw.confirmed === 'false' ? false : null,
    departmentId: raw.departmentId ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
