import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { LegalNote } from '#portal/app/legal/LegalNote.tsx';
import { settings } from '#portal/app/settings.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useDocumentTitle } from '#portal/ui/layout/useDocumentTitle.ts';
import { patiently } from '#portal/ui/parts/patiently.ts';
import { productName } from '#portal/ui/productName.ts';
import { ErrorState, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { marked, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { BarePage } from '../BarePage.tsx';
import styles from './LegalPage.module.css';

/** A text of law, as an operator's lawyer writes it. */
interface LegalText {
  title: string;
  lead: string;
  version: string;
  sections: { title: string; text: string[]; points?: string[] }[];
}

const texts = import.meta.glob<LegalText>('./*.json', { import: 'default' });

interface Props {
  name: 'privacy' | 'terms';
}

/** A legal text on a page of its own, for reading, printing or saving. */
export function LegalPage(props: Props) {
  return (
    <BarePage>
      <Law {...props} />
    </BarePage>
  );
}

function Law({ name }: Props) {
  const { t } = useMessages('core');
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['legal', name, language],
    queryFn: () => patiently(texts[`./${name}.${language}.json`]!),
    staleTime: Infinity,
  });
  useDocumentTitle(query.data?.title ?? null);
  if (query.isPending) return <PageSkeleton />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { title, lead, version, sections } = query.data;
  const textParts = (text: string) =>
    withVerbatim(
      text
        .replaceAll('{{product}}', marked(productName))
        .replaceAll('{{email}}', marked(settings.supportEmail)),
    );
  return (
    <article className={styles.document}>
      <h1 className={styles.title} tabIndex={-1} data-page-heading>
        {title}
      </h1>
      <p className={styles.lead}>{textParts(lead)}</p>
      <div className={styles.bar}>
        <Button
          variant="light"
          leftSection={<IconPrinter size={18} />}
          onClick={() => window.print()}
        >
          {t('legal.print')}
        </Button>
        <span>{t('legal.version', { version })}</span>
      </div>
      <LegalNote />
      {sections.map((section) => (
        <section key={section.title}>
          <h2 className={styles.heading}>{section.title}</h2>
          {section.text.map((text) => (
            <p key={text}>{textParts(text)}</p>
          ))}
          {section.points && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{textParts(point)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
