import { useQuery } from '@tanstack/react-query';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Card } from '#portal/ui/layout/Page.tsx';
import { ErrorState, RowsSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { TeamPage } from '../TeamPage.tsx';
import styles from './Roles.module.css';

interface Right {
  action: string;
  about: string;
  roles: readonly string[];
}

/** The roles of a team, from the most rights to the least. */
const teamRoles = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'] as const;

type TeamRole = (typeof teamRoles)[number];

/** The rights of each role of a team, as the database defines them. */
const roleRightsQuery = graphql(`
  query RoleRights {
    session {
      id
      roleRights { action about roles }
    }
  }
`);

/** The rights of each role: a sentence each, and action by action as the database defines them. */
export function Roles() {
  const { t } = useMessages('team');
  const words = useWords();
  const query = useQuery(queryOf(roleRightsQuery, {}));
  const rights = rightsByNoun(query.data?.session?.roleRights ?? []);
  const called = (role: TeamRole) =>
    role === 'MANAGER'
      ? words.value('DepartmentRole', role).label
      : words.value('AccountRole', role).label;
  const titleOf = (action: string) => {
    // An account is deleted by the same mutation, and is no team.
    if (action === 'delete_account') return t('roles.deleteTeam');
    return rightName(words.action(action));
  };
  return (
    <TeamPage tab="roles">
      <div className={styles.cards}>
        <Card>
          <dl className={styles.roles}>
            {teamRoles.map((role) => (
              <div key={role}>
                <dt>{called(role)}</dt>
                <dd>{t(`roles.is.${role}`)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{t('roles.documents')}</p>
        </Card>
        {query.isPending && (
          <Card flush>
            <RowsSkeleton />
          </Card>
        )}
        {query.isError && (
          <Card>
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          </Card>
        )}
        {rights.map(({ noun, actions }) => (
          <Card key={noun} title={words.noun(noun).many}>
            <ul className={styles.rights}>
              {actions.map(({ action, roles }) => (
                <li key={action} className={styles.right}>
                  <span>{titleOf(action)}</span>
                  <span className={styles.who}>
                    {roles.map((role) => (
                      <span key={role} className={styles.role}>
                        {called(role)}
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </TeamPage>
  );
}

/** The actions by the noun they apply to, each with its roles in order. */
export function rightsByNoun(rights: readonly Right[]) {
  const nouns = [...new Set(rights.map(({ about }) => about))];
  return nouns.map((noun) => ({
    noun,
    actions: rights
      .filter(({ about }) => about === noun)
      .map(({ action, roles }) => ({
        action,
        roles: teamRoles.filter((role) => roles.includes(role)),
      })),
  }));
}

/** A right by the title of its action; that of a confirmation is a question, and its button says what is done. */
export const rightName = ({ title, submit }: { title: string; submit: string }): string =>
  title.endsWith('?') ? submit : title;
