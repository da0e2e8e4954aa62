import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../../app/forms/companies/Company.ts';
import type { FormState } from '../../../app/forms/FormState.ts';
import { toast } from '../../../app/toasts/toast.ts';
import { queryOf } from '../../../graphql/queryOf.ts';
import { clientListQuery } from '../list/clientListQuery.ts';

/** Takes a company of the register into the form, or opens the client one has of it already. */
export function usePickCompany(
  form: FormState,
  freelanceProfileId: string,
  onExisting: (id: string) => void,
) {
  const { t } = useTranslation('clients');
  const queryClient = useQueryClient();
  return async (company: Company) => {
    const wanted = { freelanceProfileId, filter: { search: company.orgNumber, archived: false } };
    // When the list is out of reach the server still says whether the number is taken.
    const found = await queryClient.fetchQuery(queryOf(clientListQuery, wanted)).catch(() => null);
    const mine = found?.clients.items.find(({ orgNumber }) => orgNumber === company.orgNumber);
    if (mine) {
      toast.success(t('drawer.existing', { name: mine.name }));
      return onExisting(mine.id);
    }
    form.fill({
      name: company.name,
      orgNumber: company.orgNumber,
      nationalRegisterCheck: 'yes',
      manual: '',
      'address.line1': company.address?.line1 ?? '',
      'address.postalCode': company.address?.postalCode ?? '',
      'address.city': company.address?.city ?? '',
      'address.county': company.address?.county ?? '',
      'address.country': company.address?.country ?? 'NO',
    });
  };
}
