import { type FilterChange, FilterFrame } from '#portal/ui/list/FilterFrame.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { InvoiceSearch } from './invoiceSearch.ts';
import { invoiceSearch } from './invoiceSearch.ts';

interface Props {
  search: InvoiceSearch;
  onChange: (values: FilterChange) => void;
  withStatus?: boolean;
}

/** The filters of a list of invoices. */
export function Filters({ search, onChange, withStatus = false }: Props) {
  const { overdue, createdAtFrom, status } = search;
  const count = [search.search, overdue, createdAtFrom, ...status].filter(Boolean).length;
  return (
    <FilterFrame count={count} onChange={onChange}>
      {(chosen, choose) => (
        <FilterFields
          search={{ ...search, ...readAgain(search, chosen) }}
          onChange={choose}
          withStatus={withStatus}
        />
      )}
    </FilterFrame>
  );
}

/** The search of the address after the choices made so far. */
function readAgain(search: InvoiceSearch, chosen: FilterChange): InvoiceSearch {
  const raw: FilterChange = {
    ...search,
    status: search.status.join(','),
    overdue: search.overdue ? 'true' : undefined,
    page: undefined,
    ...chosen,
  };
  const given = Object.entries(raw).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return invoiceSearch(Object.fromEntries(given));
}
