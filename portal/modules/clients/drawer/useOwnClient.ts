import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Company } from '#portal/app/forms/companies/CompanySearch.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { clientListQuery } from '../clientListQuery.ts';

/** Opens the existing client of a company, and says whether there is one. */
export function useOwnClient(freelanceProfileId: string, onExisting: (id: string) => void) {
  const { t } = useTranslation('clients');
  const queryClient = useQueryClient();
  return async (company: Company): Promise<boolean> => {
    const wanted = { freelanceProfileId, filter: { search: company.orgNumber, archived: false } };
    // If the list cannot be loaded, the server still reports a taken number.
    const found = await queryClient.fetchQuery(queryOf(clientListQuery, wanted)).catch(() => null);
    const mine = found?.clients.items.find(({ orgNumber }) => orgNumber === company.orgNumber);
    if (!mine) return false;
    toast.success(t('drawer.existing', { name: mine.name }));
    onExisting(mine.id);
    return true;
  };
}
