import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/routing/useHref.ts';
import { useScreenSearch } from '../../app/routing/useScreenSearch.ts';
import { LinkEntry } from './LinkEntry.tsx';

const readToken = ({ token = '' }: Record<string, string>) => ({ token });

/** The way in to a job, `jobId:otp`. Where it is worth nothing, one asks for another on the job's own page. */
export function JobEntry() {
  const { t } = useTranslation('core');
  const href = useHref();
  const [{ token }, change] = useScreenSearch(readToken);
  const [kept] = useState(token);
  useEffect(() => {
    // Neither the history nor whoever looks over a shoulder is to have it.
    if (token) change({ token: undefined });
  }, [token, change]);
  const [, jobId] = /^(job_[0-9a-z]{26}):/.exec(kept) ?? [];
  const again = jobId
    ? { href: href(`recruitmore/enrolment-wizard/${jobId}`), label: t('token.toJob') }
    : { href: href('login/magic-link'), label: t('token.again') };
  return <LinkEntry token={kept} again={again} />;
}
