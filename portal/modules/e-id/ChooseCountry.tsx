import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EID_COUNTRIES, type EidCountry } from '#shared/eid/eid-ways.ts';
import { isOwnPath } from '../../app/routing/isOwnPath.ts';
import { useHref } from '../../app/routing/useHref.ts';
import { useWay } from '../../app/routing/Way.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import styles from './Identities.module.css';
import { useGoToEid } from './useGoToEid.ts';

interface Props {
  provider: { authorizationUrl: string; clientId: string };
}

/** The choice of the country whose e-ID is used; Norway by default. */
export function ChooseCountry({ provider }: Props) {
  const { t, i18n } = useTranslation('e-id');
  const name = useId();
  const href = useHref();
  const { back } = useWay().useSearch();
  const [country, setCountry] = useState<EidCountry>('NO');
  const { go, leaving } = useGoToEid(
    isOwnPath(back) ? back : href('account/settings/account-info'),
  );
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
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
