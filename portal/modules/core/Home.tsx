import { useLanguage } from '../../app/language/useLanguage.ts';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { landingPath } from '../../app/routing/landingPath.ts';
import { lastModule } from '../../app/routing/lastModule.ts';
import { useSession } from '../../app/session/useSignedIn.ts';
import { Breakdown } from '../../ui/breakdown/Breakdown.tsx';
import { exampleAmounts } from '../../ui/breakdown/organizationAmounts.ts';
import { LinkButton } from '../../ui/controls/Button.tsx';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle.ts';
import { productName } from '../../ui/productName.ts';
import { useMessages } from '../../ui/texts.ts';
import { BarePage } from './BarePage.tsx';
import styles from './Home.module.css';

/** The front page, illustrated by the product's own breakdown. */
export function Home() {
  const { t } = useMessages('core');
  const language = useLanguage();
  const session = useSession();
  useDocumentTitle(productName);
  const entrance = session
    ? landingPath(language, session, lastModule.read(session.user.id))
    : `/v2/${language}/login/new-user`;
  return (
    <BarePage>
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
          <Breakdown amounts={exampleAmounts} />
        </section>
      </div>
    </BarePage>
  );
}
