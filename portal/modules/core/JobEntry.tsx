import { useHref, useScreenSearch } from '../../app/routing/AppLink.tsx';
import { useMessages } from '../../ui/texts.ts';
import { LinkEntry } from './LinkEntry.tsx';

const readToken = ({ token = '' }: Record<string, string>) => ({ token });

/** The link to a job, `jobId:otp`. Where it cannot be used any more, another is to be had on the job's own page. */
export function JobEntry() {
  const { t } = useMessages('core');
  const href = useHref();
  const [{ token }] = useScreenSearch(readToken);
  const [, jobId] = /^(job_[0-9a-z]{26}):/.exec(token) ?? [];
  const again = jobId
    ? { href: href(`recruitmore/enrolment-wizard/${jobId}`), label: t('token.toJob') }
    : { href: href('login/magic-link'), label: t('token.again') };
  return <LinkEntry token={token} again={again} />;
}
