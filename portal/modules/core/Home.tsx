import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { landingPath } from '../../app/routing/landingPath.ts';
import { lastModule } from '../../app/routing/lastModule.ts';
import { useSession } from '../../app/session/useSession.ts';
import { Breakdown } from '../../ui/breakdown/Breakdown.tsx';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle.ts';
import { productName } from '../../ui/productName.ts';
import styles from './Home.module.css';

/** The worked example “ten hours at 1 000.00”, tax card 30 %: true figures, not drawn ones. */
const example = {
  total: 1250000,
  amount: 1000000,
  vat: 250000,
  platformFeeAmount: 50000,
  employerTaxAmount: 117397,
  salaryTaxAmount: 249781,
  payoutAmount: 582822,
  platformFee: '5',
  employerTax: '14.1',
  salaryTax: '30',
  freelanceType: 'INDIVIDUAL' as const,
};

/** The front page: what it is, shown by the drawing that is ours. */
export function Home() {
  const { t } = useTranslation('core');
  const language = useLanguage();
  const session = useSession();
  useDocumentTitle(productName);
  const entrance = session
    ? landingPath(language, session, lastModule.read(session.user.id))
    : `/v2/${language}/login/new-user`;
  return (
    <div className={styles.page}>
      <section className={styles.words}>
        <h1 className={styles.title} tabIndex={-1} data-page-heading>
          {t('home.title')}
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.actions}>
          <LinkButton size="lg" as={AppLink} href={entrance}>
            {t(session ? 'home.enter' : 'home.begin')}
          </LinkButton>
          {!session && (
            <LinkButton
              size="lg"
              variant="subtle"
              as={AppLink}
              href={`/v2/${language}/login/existing-user`}
            >
              {t('home.logIn')}
            </LinkButton>
          )}
        </div>
      </section>
      <section className={styles.example} aria-label={t('home.exampleLabel')}>
        <p className={styles.exampleTitle}>{t('home.exampleTitle')}</p>
        <Breakdown amounts={example} />
      </section>
    </div>
  );
}
