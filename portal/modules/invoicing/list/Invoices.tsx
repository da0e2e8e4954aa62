import { useQuery } from '@tanstack/react-query';
import { useScreenSearch } from '#portal/app/routing/AppLink.tsx';
import { ServicePage } from '#portal/app/shell/ServicePage.tsx';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { useWords } from '#portal/ui/texts.ts';
import { ProfileNote } from '../profile/ProfileNote.tsx';
import { Filters } from './Filters.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { invoiceSearch } from './invoiceSearch.ts';

/** Whether the profiles in use are verified, and if not, why. */
const profileStatesQuery = graphql(`
  query ProfileStates {
    freelanceProfiles(page: 1, perPage: 100, filter: { archived: false }) {
      items { id displayName status refusalReason freelanceType }
    }
  }
`);

/** Everything that has been sent in, and how far each invoice has come. */
export function Invoices() {
  const words = useWords();
  const [search, change] = useScreenSearch(invoiceSearch);
  const filtered = Boolean(
    search.search ||
      search.status.length > 0 ||
      search.overdue ||
      search.undelivered ||
      search.createdAtFrom,
  );
  return (
    <ServicePage title={words.noun('invoices').many}>
      <ProfileNotes />
      <Filters search={search} onChange={change} withStatus />
      <InvoiceTable kind="invoices" search={search} filtered={filtered} onChange={change} />
    </ServicePage>
  );
}

/** The profiles of the account that are not verified, above their invoices. */
function ProfileNotes() {
  const { data } = useQuery(queryOf(profileStatesQuery, {}));
  const profiles = data?.freelanceProfiles.items ?? [];
  return profiles.map((profile) => <ProfileNote key={profile.id} profile={profile} />);
}
