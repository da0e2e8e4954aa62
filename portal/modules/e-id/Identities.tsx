import { IconId, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '../../app/impersonation/OwnerOnly.tsx';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { toast } from '../../app/toasts/toast.ts';
import { toastRefusals } from '../../app/toasts/toastRefusals.ts';
import { useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { queryOf } from '../../graphql/queryOf.ts';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import styles from './Identities.module.css';
import { IdentityRow } from './IdentityRow.tsx';

const setDefaultIdentityMutation = graphql(`
  mutation SetDefaultIdentity($input: SetDefaultIdentityInput!) {
    setDefaultIdentity(input: $input) {
      identity { id default }
      errors { code path }
    }
  }
`);

/** The verified identities of the person. */
const identitiesQuery = graphql(`
  query Identities {
    identities(perPage: 100) {
      total
      items { id identifier firstName lastName country default }
    }
  }
`);

/** The user's verified identities, and the link to add one. */
export function Identities() {
  const { t } = useTranslation('e-id');
  const words = useWords();
  const href = useHref();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(identitiesQuery, {}));
  const [choose, pending] = useMutate(setDefaultIdentityMutation);
  const identities = query.data?.identities.items;
  const makeDefault = async (id: string) => {
    const payload = await choose({ input: { id } });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(words.action('setDefaultIdentity').success);
    await queryClient.invalidateQueries();
  };
  const isKnown = (identities?.length ?? 0) > 0;
  return (
    <Card title={words.noun('identities').many} lead={t('lead')}>
      {query.isPending && <RowsSkeleton rows={1} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {identities && !isKnown && <p className={styles.none}>{t('none')}</p>}
      <OwnerOnly>
        <ul className={styles.list}>
          {identities?.map((one) => (
            <IdentityRow key={one.id} identity={one} pending={pending} onChoose={makeDefault} />
          ))}
        </ul>
      </OwnerOnly>
      {identities && (
        <LinkButton
          variant="light"
          as={AppLink}
          href={href('common/bank-id-verification')}
          leftSection={isKnown ? <IconPlus size={18} /> : <IconId size={18} />}
        >
          {isKnown ? t('add') : words.action('criiptoVerify').title}
        </LinkButton>
      )}
    </Card>
  );
}
