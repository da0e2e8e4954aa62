import { useScreenSearch } from '#portal/app/routing/useScreenSearch.ts';
import { ServicePage } from '#portal/app/shell/ServicePage.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import { ProfileNotes } from '../profile/ProfileNotes.tsx';
import { Filters } from './Filters.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { invoiceSearch, sentStatuses } from './invoiceSearch.ts';

/** Everything that has been sent in, and how far each invoice has come. */
export function Invoices() {
  const words = useWords();
  const [search, change] = useScreenSearch(invoiceSearch);
  const status = search.status.length > 0 ? search.status : [...sentStatuses];
  const filtered = Boolean(
    search.search || search.status.length > 0 || search.overdue || search.createdAtFrom,
  );
  return (
    <ServicePage title={words.noun('invoices').many}>
      <ProfileNotes />
      <Filters search={search} onChange={change} withStatus />
      <InvoiceTable
        kind="invoices"
        search={search}
        status={status}
        filtered={filtered}
        onChange={change}
      />
    </ServicePage>
  );
}
