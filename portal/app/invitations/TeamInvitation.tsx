import { IconUsersPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { marked, messageWith } from '#shared/texts/with-verbatim.ts';
import { graphql, operationName } from '../../graphql/graphql.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { PlainButton } from '../../ui/controls/Button.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import styles from '../banners/Banner.module.css';
import { useLanguage } from '../language/useLanguage.ts';
import { accountPath, useNavigation } from '../routing/Navigation.ts';
import type { Session } from '../session/loadSession.ts';
import { switchAccount } from '../session/switchAccount.ts';
import { toast } from '../toasts/toast.ts';
import { toastRefusals, useMutate } from '../toasts/useMutate.ts';

const declineTeamInvitationMutation = graphql(`
  mutation DeclineTeamInvitation($input: DeclineTeamInvitationInput!) {
    declineTeamInvitation(input: $input) {
      errors { code path }
    }
  }
`);

type Invited = Session['teamInvitations'][number];

/**
 * Asks about the latest team that has added the person, one at a time. An operator acting as them is not
 * asked.
 */
export function TeamInvitation({ session }: { session: Session }) {
  const [newest] = session.teamInvitations;
  if (!newest || session.administrator) return null;
  return (
    <Suspense fallback={null}>
      <Question key={newest.id} invitation={newest} />
    </Suspense>
  );
}

/** Nothing but these presses accepts or declines: a link to the team's pages leads to where this banner is. */
function Question({ invitation }: { invitation: Invited }) {
  const { t } = useMessages();
  const words = useWords('accounts');
  const language = useLanguage();
  const { go } = useNavigation();
  const queryClient = useQueryClient();
  const [decline, pending] = useMutate(declineTeamInvitationMutation);
  const { id, slug, teamName, inviter } = invitation;
  const reload = () => queryClient.invalidateQueries({ queryKey: [operationName(sessionQuery)] });
  const join = async () => {
    if (!(await switchAccount(queryClient, id))) return reload();
    toast.success(t('teamInvitation.joined', { team: marked(teamName) }));
    await go(accountPath(language, { accountType: 'TEAM', slug }, 'account/dashboard'));
  };
  const refuse = async () => {
    const payload = await decline({ input: { id } });
    if (!payload) return;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(t('teamInvitation.declined', { team: marked(teamName) }));
    await reload();
  };
  return (
    <section className={styles.banner} data-tone="amber" aria-label={t('teamInvitation.label')}>
      <p className={styles.text}>
        <IconUsersPlus size={20} stroke={1.75} aria-hidden="true" />
        <span>
          {messageWith(t, inviter ? 'teamInvitation.text' : 'teamInvitation.textOfTeam', {
            inviter,
            team: teamName,
          })}
        </span>
      </p>
      <PlainButton disabled={pending} onClick={() => void join()}>
        {t('teamInvitation.join')}
      </PlainButton>
      <PlainButton disabled={pending} onClick={() => void refuse()}>
        {words.action('declineTeamInvitation').submit}
      </PlainButton>
    </section>
  );
}
