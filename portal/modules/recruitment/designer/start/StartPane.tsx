import { IconFilePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FormTemplate } from '#forms/applications/application-form.ts';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { patiently } from '#portal/ui/parts/patiently.ts';
import { ErrorState } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import { localize } from '../document/FormOutline.ts';
import styles from './Start.module.css';

const found = import.meta.glob<FormTemplate>('../../../../../forms/applications/templates/*.json', {
  import: 'default',
});

/** The start of a new form: an empty page, or a template. */
export function StartPane() {
  const { t } = useMessages('recruitment/designer');
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

/** The templates of forms by their file names, loaded only for an empty form. */
async function loadTemplates(): Promise<{ name: string; template: FormTemplate }[]> {
  const loading = Object.entries(found).map(async ([name, load]) => ({
    name,
    template: await load(),
  }));
  return patiently(() => Promise.all(loading));
}

/** Those made for teams of this kind come first. */
export function forTeam<Named extends { template: Pick<FormTemplate, 'categories'> }>(
  templates: readonly Named[],
  tag: string,
): Named[] {
  const isFor = ({ template }: Named) => template.categories.some((one) => one === tag);
  return [...templates.filter(isFor), ...templates.filter((one) => !isFor(one))];
}
