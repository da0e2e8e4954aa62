import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Company } from '#portal/app/forms/companies/CompanySearch.tsx';
import { useGo } from '#portal/app/routing/useHref.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';

/** The organisations the user has profiles for, archived ones included. */
const ownProfilesQuery = graphql(`
  query OwnProfiles {
    freelanceProfiles(page: 1, perPage: 100, filter: { freelanceType: ORGANIZATION }) {
      items { id displayName organizationNumber archivedAt }
    }
  }
`);

/** Opens the user's existing profile of a registered company; false if there is none. */
export function useOwnProfile(): (company: Company) => Promise<boolean> {
  const { t } = useTranslation('payout/settings');
  const queryClient = useQueryClient();
  const go = useGo();
  return async (company) => {
    // If the list cannot be loaded, the server still reports a taken number.
    const found = await queryClient.fetchQuery(queryOf(ownProfilesQuery, {})).catch(() => null);
    const mine = found?.freelanceProfiles.items.find(
      ({ organizationNumber }) => organizationNumber === company.orgNumber,
    );
    if (!mine) return false;
    toast.success(t('wizard.existing', { name: mine.displayName }));
    const settings = 'account/settings/payout-settings';
    // One that is archived is not changed, but taken into use again.
    await go(mine.archivedAt ? settings : `invoicemore/freelance-profile-wizard/${mine.id}`);
    return true;
  };
}
