import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useShownEmail } from '#forms/validate/use-shown-email.ts';
import { FormStack, TextField, useDraftForm } from '#portal/app/forms/DraftForm.tsx';
import { requestedLinks } from '#portal/app/links/requestedLinks.ts';
import { logInPath, useNavigation } from '#portal/app/routing/Navigation.ts';
import type { Session } from '#portal/app/session/loadSession.ts';
import { switchAccount } from '#portal/app/session/switchAccount.ts';
import { useIsEntering, useSession } from '#portal/app/session/useSignedIn.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { type EndReason, sessionEnd } from '#portal/graphql/session/sessionEnd.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { useDocumentTitle } from '#portal/ui/layout/useDocumentTitle.ts';
import { patiently } from '#portal/ui/parts/patiently.ts';
import { ErrorState, NotFound, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { useTeamTheme } from '#portal/ui/theme/useTeamTheme.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { JobText } from './JobText.tsx';
import { WayOut } from './Kicker.tsx';
import { type PublicJob, publicJobQuery, themeOf } from './publicJobQuery.ts';
import styles from './Wizard.module.css';

const requestApplicationLinkMutation = graphql(`
  mutation RequestApplicationLink($input: RequestApplicationLinkInput!) {
    requestApplicationLink(input: $input) {
      errors { code path }
    }
  }
`);

const initial = { email: '' };

const options = { prefix: '' };

interface Props {
  jobId: string;
  job: PublicJob;
  session: Session | null;
}

// Visitors who only read the job do not load the code for forms and confirmation.
const Applicant = lazy(() =>
  patiently(async () => ({ default: (await import('./Applicant.tsx')).Applicant })),
);

/** The page for applying to a job: the job itself for all with the link, and the form for signed-in users. */
export function EnrolmentWizard() {
  const { t } = useMessages('recruitment/wizard');
  const { id = '' } = useNavigation().useParams();
  const session = useSession();
  const isEntering = useIsEntering();
  const query = useQuery(queryOf(publicJobQuery, { id }));
  const words = useWords('recruitment');
  const job = query.data?.publicJob;
  const theme = useTeamTheme('job', job && themeOf(job));
  useDocumentTitle(job?.title ?? words.action('findOrCreateJobApplication').title);
  const isOwn = session?.account.accountType === 'PERSONAL';
  const waiting = (
    <div className={styles.alone}>
      <PageSkeleton />
    </div>
  );
  return (
    <main id="content" className={styles.whole} {...theme}>
      {query.isPending || isEntering ? (
        waiting
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !job ? (
        <NotFound text={t('missing')} action={<WayOut />} />
      ) : isOwn ? (
        <Suspense fallback={waiting}>
          <Applicant jobId={id} job={job} />
        </Suspense>
      ) : (
        <Invitation jobId={id} job={job} session={session} />
      )}
    </main>
  );
}

/**
 * The job for visitors who cannot apply yet: they give their address first, or switch to their own account.
 */
function Invitation({ jobId, job, session }: Props) {
  const { t } = useMessages('recruitment/wizard');
  const reason = sessionEnd.reason();
  const queryClient = useQueryClient();
  const language = currentLanguage();
  const here = window.location.pathname;
  const own = session?.accounts.find(({ accountType }) => accountType === 'PERSONAL');
  return (
    <div className={styles.alone}>
      <JobText job={job} />
      {reason && <SessionNote reason={reason} />}
      {job.opening !== 'OPEN' ? null : own ? (
        <div className={styles.actions}>
          <p className={styles.quiet}>{t('own.lead')}</p>
          <Button onClick={() => void switchAccount(queryClient, own.id)}>
            {messageWith(t, 'own.switch', { name: own.displayName })}
          </Button>
        </div>
      ) : (
        <>
          <RequestLink jobId={jobId} />
          <div className={styles.actions}>
            <a href={logInPath(language, here)}>{t('enter.existing')}</a>
          </div>
        </>
      )}
      {(session || job.opening !== 'OPEN') && <WayOut />}
    </div>
  );
}

/** Shows why the session has ended, with texts of the log-in, which other visitors do not load. */
function SessionNote({ reason }: { reason: EndReason }) {
  const { t } = useMessages('identity');
  return (
    <p className={styles.note} role="status">
      {t(`existing.reason.${reason}`)}
    </p>
  );
}

/**
 * Requests a link by mail, which is enough to apply and leads back here. The answer is the same whether or
 * not the address is known.
 */
function RequestLink({ jobId }: { jobId: string }) {
  const { t } = useMessages(['recruitment/wizard', 'errors', 'words-identity']);
  const words = useWords('recruitment');
  const { label } = useWords('identity').field('users.email');
  const form = useDraftForm('application-link', initial, options);
  const [request, pending] = useMutate(requestApplicationLinkMutation);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const shownEmail = useShownEmail(sentTo ?? '');
  const submit = async () => {
    const { email = '' } = form.values;
    const language = currentLanguage() === 'en' ? ('EN' as const) : ('NB' as const);
    const payload = await request({ input: { jobId, email, language } });
    if (!payload) return;
    if (payload.errors.length > 0) return form.refuse(payload.errors);
    form.forget();
    void requestedLinks.add(email);
    setSentTo(email);
  };
  if (sentTo !== null) {
    return (
      <div className={styles.actions}>
        <p className={styles.quiet} role="status">
          {messageWith(t, 'enter.sent', { email: shownEmail })}
        </p>
        <Button variant="light" onClick={() => setSentTo(null)}>
          {t('enter.other')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.entrance}>
      <FormStack onSubmit={() => void submit()} refused={form.others}>
        <p className={styles.quiet}>{t('enter.lead')}</p>
        <TextField
          form={form}
          name="email"
          type="email"
          inputMode="email"
          label={label}
          autoComplete="email"
        />
        <Button type="submit" loading={pending}>
          {words.action('requestApplicationLink').submit}
        </Button>
      </FormStack>
    </div>
  );
}
