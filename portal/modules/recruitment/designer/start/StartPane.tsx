import { IconFilePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { PlainButton } from '#portal/ui/controls/PlainButton.tsx';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { ErrorState } from '#portal/ui/states/ErrorState.tsx';
import { useDesign } from '../Design.ts';
import { localize } from '../document/asText.ts';
import { forTeam, loadTemplates } from './loadTemplates.ts';
import styles from './Start.module.css';

/** The start of a new form: an empty page, or a template. */
export function StartPane() {
  const { t } = useTranslation('recruitment/designer');
  const language = useLanguage();
  const { begin } = useDesign();
  const { account } = useSignedIn();
  const query = useQuery({
    queryKey: ['form templates'],
    queryFn: loadTemplates,
    staleTime: 'static',
  });
  return (
    <section className={styles.start} aria-label={t('start.title')}>
      <h2 className={styles.title}>{t('start.title')}</h2>
      <p className={styles.lead}>{t('start.lead')}</p>
      <ul className={styles.list}>
        <li>
          <PlainButton className={styles.one} onClick={() => begin(null)}>
            <span className={styles.name}>
              <IconFilePlus size={18} stroke={1.5} aria-hidden="true" />
              <span>{t('start.empty')}</span>
            </span>
            <span className={styles.text}>{t('start.emptyText')}</span>
          </PlainButton>
        </li>
        {query.data &&
          forTeam(query.data, account.tag ?? '').map(({ name, template }) => (
            <li key={name}>
              <PlainButton className={styles.one} onClick={() => begin(template)}>
                <span className={styles.name}>{localize(template.name, language)}</span>
                <span className={styles.text}>{localize(template.description, language)}</span>
              </PlainButton>
            </li>
          ))}
      </ul>
      {query.isPending && <Skeleton height={240} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
    </section>
  );
}
