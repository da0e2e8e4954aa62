import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { below } from '#shared/breakpoints.ts';
import { marked } from '#shared/texts/with-verbatim.ts';
import { graphql, operationName } from '../../graphql/graphql.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { Popup } from '../../ui/popups/Popup.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { DeclaredForm } from '../forms/declared/DeclaredForm.tsx';
import { OwnerOnly } from '../impersonation/OwnerOnly.tsx';
import { useLanguage } from '../language/useLanguage.ts';
import { accountPath } from '../routing/Navigation.ts';

/** Creates a team owned by the caller. */
const createTeamMutation = graphql(`
  mutation CreateTeam($input: CreateTeamAccountInput!) {
    createTeamAccount(input: $input) {
      account { id slug accountType displayName }
      errors { code path }
    }
  }
`);

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** A name is all a new team needs, beside its kind; its maker lands in its settings, on a phone on its dashboard. */
export function CreateTeamDialog({ opened, onClose }: Props) {
  const { t } = useMessages();
  const { title, description } = useWords().action('createTeamAccount');
  const language = useLanguage();
  const router = useRouter();
  const queryClient = useQueryClient();
  return (
    <Popup opened={opened} onClose={onClose} title={title}>
      <p>{description}</p>
      <OwnerOnly>
        <DeclaredForm
          document={createTeamMutation}
          storedAs="create-team"
          done={({ account }) => t('team.created', { name: marked(account?.displayName) })}
          onDone={async ({ account }) => {
            onClose();
            if (!account) return;
            await queryClient.invalidateQueries({ queryKey: [operationName(sessionQuery)] });
            await router.navigate({ href: newTeamPath(language, account) });
          }}
        />
      </OwnerOnly>
    </Popup>
  );
}

/** As specified: on a phone a new team's dashboard, on a wide window its settings. */
export function newTeamPath(language: string, team: Parameters<typeof accountPath>[1]): string {
  const isSmall = matchMedia(below(768)).matches;
  return accountPath(language, team, isSmall ? 'account/dashboard' : 'account/settings');
}
