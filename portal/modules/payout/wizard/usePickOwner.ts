import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../../app/forms/companies/Company.ts';
import type { FormState } from '../../../app/forms/FormState.ts';
import { useGo } from '../../../app/routing/useGo.ts';
import { toast } from '../../../app/toasts/toast.ts';
import { queryOf } from '../../../graphql/queryOf.ts';
import { ownProfilesQuery } from './ownProfilesQuery.ts';

/** Takes a company of the register into the form, or opens the profile one has of it already. */
export function usePickOwner(form: FormState) {
  const { t } = useTranslation('payout');
  const queryClient = useQueryClient();
  const go = useGo();
  return async (company: Company) => {
    // When the list is out of reach the server still says whether the number is taken.
    const found = await queryClient.fetchQuery(queryOf(ownProfilesQuery, {})).catch(() => null);
    const mine = found?.freelanceProfiles.items.find(
      ({ organizationNumber }) => organizationNumber === company.orgNumber,
    );
    if (mine) {
      toast.success(t('wizard.existing', { name: mine.displayName }));
      const settings = 'account/settings/payout-settings';
      // One that is archived is not changed, but taken into use again.
      return go(mine.archivedAt ? settings : `invoicemore/freelance-profile-wizard/${mine.id}`);
    }
    form.fill({
      organizationName: company.name,
      organizationNumber: company.orgNumber,
      registered: 'yes',
      'address.line1': company.address?.line1 ?? '',
      'address.postalCode': company.address?.postalCode ?? '',
      'address.city': company.address?.city ?? '',
      'address.country': company.address?.country ?? 'NO',
    });
  };
}
