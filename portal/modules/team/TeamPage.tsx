import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink, useGo, useHref } from '../../app/routing/AppLink.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import styles from './Team.module.css';

/** The pages of a team, as their addresses end. */
const teamTabs = ['members', 'departments', 'roles'] as const;

type TeamTab = (typeof teamTabs)[number];

interface Props {
  tab: TeamTab;
  actions?: ReactNode;
  children: ReactNode;
}

/** The pages of a team: tabs on wide windows, a select on narrow ones. */
export function TeamPage({ tab, actions, children }: Props) {
  const { t } = useMessages('team');
  const labels = useTabLabels();
  const href = useHref();
  const go = useGo();
  const pathOf = (one: string) => `account/settings/team/${one}`;
  return (
    <Page title={t('title')} actions={actions}>
      <nav className={styles.tabs} aria-label={t('tabs')}>
        {teamTabs.map((one) => (
          <AppLink
            key={one}
            href={href(pathOf(one))}
            className={styles.tab}
            aria-current={one === tab ? 'page' : undefined}
          >
            {labels[one]}
          </AppLink>
        ))}
      </nav>
      <NativeSelect
        className={styles.choice}
        aria-label={t('tabs')}
        value={tab}
        data={teamTabs.map((one) => ({ value: one, label: labels[one] }))}
        onChange={(event) => void go(pathOf(event.currentTarget.value))}
      />
      {children}
    </Page>
  );
}

/** The labels of a team's pages. */
function useTabLabels(): Record<TeamTab, string> {
  const { t } = useMessages('team');
  const words = useWords();
  return {
    members: words.noun('members').many,
    departments: words.noun('departments').many,
    roles: t('roles.title'),
  };
}
