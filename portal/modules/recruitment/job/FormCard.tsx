import { useTranslation } from 'react-i18next';
import type { ApplicationForm } from '#forms/applications/application-form.ts';
import { localize } from '#forms/applications/localize.ts';
import { readPages } from '#forms/applications/read-pages.ts';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { LinkButton } from '#portal/ui/controls/Button.tsx';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Facts } from '#portal/ui/layout/Facts.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';

/** The number of questions of a job's form, with a link to the designer. */
export function FormCard({ id, form }: { id: string; form: unknown }) {
  const { t } = useTranslation('recruitment');
  const href = useHref();
  const { account } = useSignedIn();
  const { label } = useWords().field('jobs.applicationForm');
  const { pages = [] } = (form ?? {}) as Partial<ApplicationForm>;
  const count = pages.flatMap(({ questions = [] }) => questions).length;
  return (
    <Card
      title={label}
      lead={
        pages.length === 0
          ? t('form.none')
          : `${t('form.pages', { count: pages.length })}, ${t('form.questions', { count })}`
      }
      actions={
        account.canManage && (
          <LinkButton
            variant="light"
            size="sm"
            as={AppLink}
            href={href(`recruitmore/jobs/${id}/form`)}
          >
            {t(pages.length === 0 ? 'form.make' : 'form.open')}
          </LinkButton>
        )
      }
    >
      {pages.length > 0 && (
        <Facts
          facts={readPages(form as ApplicationForm).map(({ page, questions }) => ({
            name: localize(page.title, currentLanguage()),
            value: t('form.questions', { count: questions.length }),
          }))}
        />
      )}
    </Card>
  );
}
