/** The filters of the list of departments, as in the address. */
export interface DepartmentSearch {
  search: string;
  page: number;
}

export function departmentSearch(raw: Record<string, string>): DepartmentSearch {
  const page = Number(raw.page);
  return { search: raw.search ?? '', page: Number.isInteger(page) && page > 0 ? page : 1 };
}
