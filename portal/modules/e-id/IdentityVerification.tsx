import { IconIdOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { EID_COUNTRIES, type EidCountry } from '#shared/eid/eid-ways.ts';
import { RETURN_PATH } from '#shared/eid/return-addresses.ts';
import { OwnerOnly } from '../../app/impersonation/OwnerOnly.tsx';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { isOwnPath, useNavigation } from '../../app/routing/Navigation.ts';
import { toastFailure } from '../../app/toasts/toast.ts';
import { graphql, queryOf } from '../../graphql/graphql.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card, Page } from '../../ui/layout/Page.tsx';
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/states/States.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { beginnings } from './beginnings.ts';
import styles from './Identities.module.css';
import { base64url, identificationUrl } from './identificationUrl.ts';

type Provider = Parameters<typeof identificationUrl>[0];

const letters = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

interface Props {
  provider: { authorizationUrl: string; clientId: string };
}

/** The address and client id of the e-ID provider. */
const identityProviderQuery = graphql(`
  query IdentityProvider {
    identityProvider { authorizationUrl clientId }
  }
`);

/** The start of an identity verification. */
export function IdentityVerification() {
  const { t } = useMessages('e-id');
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

/** The choice of the country whose e-ID is used; Norway by default. */
function ChooseCountry({ provider }: Props) {
  const { t, language } = useMessages('e-id');
  const name = useId();
  const href = useHref();
  const { back } = useNavigation().useSearch();
  const [country, setCountry] = useState<EidCountry>('NO');
  const { go, leaving } = useGoToEid(
    isOwnPath(back) ? back : href('account/settings/account-info'),
  );
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void go(provider, country);
  };
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.countries}>
        <legend className={styles.legend}>{t('country')}</legend>
        {EID_COUNTRIES.map((one) => (
          <label key={one} className={styles.country}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === country}
              onChange={() => setCountry(one)}
            />
            <span className={styles.countryName}>{names.of(one)}</span>
            <span className={styles.means}>{t(`means.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.hint}>{t('leave')}</p>
      <Button type="submit" loading={leaving}>
        {useWords().action('criiptoVerify').submit}
      </Button>
    </form>
  );
}

/** Leaves the portal for a country's e-ID, after keeping what the way back needs. */
function useGoToEid(returnTo: string) {
  const language = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const go = async (provider: Provider, country: EidCountry) => {
    setLeaving(true);
    const redirectUri = `${location.origin}/v2/${language}/${RETURN_PATH}`;
    const once = { state: letters(), nonce: letters(), codeVerifier: letters() };
    const beginning = { ...once, redirectUri, returnTo };
    try {
      const url = await identificationUrl(provider, country, beginning);
      beginnings.store(beginning);
      location.assign(url);
    } catch (error) {
      setLeaving(false);
      toastFailure(error);
    }
  };
  return { go, leaving };
}
