import { IconCheck, IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useHref } from '../../app/routing/useHref.ts';
import { useScreenSearch } from '../../app/routing/useScreenSearch.ts';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { Button, LinkButton } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { DashboardData } from './DashboardData.ts';
import styles from './FirstSteps.module.css';

const asked = () => ({});

/** The way to the first invoice, for whoever has not sent one in: writing comes first, and what it needs besides is asked for after. */
export function FirstSteps({ data }: { data: DashboardData }) {
  const { t } = useTranslation('dashboard');
  const href = useHref();
  const { account } = useSignedIn();
  const [, change] = useScreenSearch(asked);
  const [draft] = data.waiting;
  const sheet = `invoicemore/invoice-creation${draft ? `/${draft.id}` : ''}`;
  const back = draft ? `?back=${encodeURIComponent(href(sheet))}` : '';
  const steps = [
    { name: 'invoice', isDone: data.drafts > 0, path: sheet },
    {
      name: 'profile',
      isDone: data.freelanceProfiles > 0,
      path: `invoicemore/freelance-profile-wizard${back}`,
    },
    { name: 'send', isDone: false, path: sheet },
  ] as const;
  const next = steps.find((step) => !step.isDone);
  return (
    <Card title={t('first.title')} lead={t('first.lead')}>
      <ol className={styles.steps}>
        {steps.map(({ name, isDone, path }, at) => (
          <li
            key={name}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={name === next?.name ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {isDone ? <IconCheck size={18} stroke={2} /> : at + 1}
            </span>
            <div>
              <h3 className={styles.name}>{t(`first.${name}.title`)}</h3>
              <p className={styles.text}>
                {isDone
                  ? t('first.done')
                  : t([`first.${name}.textOf.${account.accountType}`, `first.${name}.text`])}
              </p>
            </div>
            {(name === next?.name || (name === 'profile' && !isDone)) && account.canManage && (
              <LinkButton
                className={styles.act}
                variant={name === next?.name ? 'filled' : 'light'}
                as={AppLink}
                href={href(path)}
              >
                {t(`first.${name}.act`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
      <Button
        className={styles.how}
        variant="subtle"
        size="sm"
        leftSection={<IconRoute size={18} stroke={1.5} />}
        onClick={() => change({ popup: 'onboarding' })}
      >
        {t('first.how')}
      </Button>
      {!account.canManage && <p className={styles.text}>{t('first.others')}</p>}
    </Card>
  );
}
