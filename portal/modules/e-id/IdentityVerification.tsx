import { IconIdOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '../../app/impersonation/OwnerOnly.tsx';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { graphql } from '../../graphql/graphql.ts';
import { queryOf } from '../../graphql/queryOf.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import { ChooseCountry } from './ChooseCountry.tsx';
import styles from './Identities.module.css';

/** The address and client id of the e-ID provider. */
const identityProviderQuery = graphql(`
  query IdentityProvider {
    identityProvider { authorizationUrl clientId }
  }
`);

/** The start of an identity verification. */
export function IdentityVerification() {
  const { t } = useTranslation('e-id');
  const { title, description } = useWords().action('criiptoVerify');
  const href = useHref();
  const query = useQuery({ ...queryOf(identityProviderQuery, {}), retry: false });
  const provider = query.data?.identityProvider;
  return (
    <Page narrow title={title} lead={description}>
      <Card>
        {query.isPending && <RowsSkeleton rows={4} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {provider === null && (
          <EmptyState
            icon={<IconIdOff size={28} stroke={1.5} />}
            title={t('noneTitle')}
            text={t('noneText')}
          />
        )}
        {provider && (
          <OwnerOnly>
            <ChooseCountry provider={provider} />
          </OwnerOnly>
        )}
      </Card>
      <p className={styles.otherWay}>
        <span>{t('other')}</span>{' '}
        <AppLink href={href('common/alternative-id-verification')}>{t('otherLink')}</AppLink>
      </p>
    </Page>
  );
}
