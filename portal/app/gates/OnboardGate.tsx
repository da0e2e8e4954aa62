import { useQuery } from '@tanstack/react-query';
import { graphql, queryOf } from '../../graphql/graphql.ts';
import { PageSkeleton } from '../../ui/states/States.tsx';
import { useSignedIn } from '../session/useSignedIn.ts';
import { OnboardingFooter } from '../shell/OnboardingFooter.tsx';
import { OnboardingHeader } from '../shell/OnboardingHeader.tsx';
import { OnboardForm } from './OnboardForm.tsx';
import styles from './OnboardGate.module.css';

/** The name the team gave an invited person, found by their e-mail address. */
const invitedNamesQuery = graphql(`
  query InvitedNames($search: String) {
    members(page: 1, perPage: 5, filter: { search: $search }) {
      items { email firstName lastName }
    }
  }
`);

/** Asks an invited person for their name first, starting with the one the team entered. */
export function OnboardGate() {
  const { email } = useSignedIn().user;
  const query = useQuery(queryOf(invitedNamesQuery, { search: email }));
  const invited = query.data?.members.items.find((one) => one.email === email);
  const names = { firstName: invited?.firstName ?? '', lastName: invited?.lastName ?? '' };
  return (
    <>
      <OnboardingHeader />
      <main id="content" className={styles.page}>
        {query.isPending ? <PageSkeleton /> : <OnboardForm names={names} />}
      </main>
      <OnboardingFooter />
    </>
  );
}
