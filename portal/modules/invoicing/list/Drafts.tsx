import { useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { ServicePage } from '#portal/app/shell/ServicePage.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { Filters } from './Filters.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { invoiceSearch } from './invoiceSearch.ts';

/** The list of invoices that are not submitted yet. */
export function Drafts() {
  const { t } = useMessages('invoicing');
  const [search, change] = useScreenSearch(invoiceSearch);
  const filtered = Boolean(search.search || search.createdAtFrom);
  return (
    <ServicePage title={t('tab.drafts')}>
      <Filters search={search} onChange={change} />
      <InvoiceTable kind="drafts" search={search} filtered={filtered} onChange={change} />
    </ServicePage>
  );
}
