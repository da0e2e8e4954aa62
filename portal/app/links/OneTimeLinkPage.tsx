import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useShownEmail } from '#forms/validate/use-shown-email.ts';
import { Button, LinkButton } from '../../ui/controls/Button.tsx';
import { Skeleton } from '../../ui/controls/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states/States.tsx';
import { useMessages } from '../../ui/texts.ts';
import { refusalText } from '../errors/refusalText.ts';
import { AppLink } from '../routing/AppLink.tsx';
import { logInPath } from '../routing/Navigation.ts';
import styles from './OneTimeLinkPage.module.css';
import { useOneTimeLink } from './useOneTimeLink.ts';

interface Props {
  token: string;
  destination?: string | null;
  /** The texts for a link that cannot be used any more, and the page that issues another. */
  over: {
    title: string;
    text: string;
    resentTitle: string;
    resentText: string;
    href: string;
    again: string;
  };
}

/** The page a link in a mail opens: it shows which user the link signs in, and a button does it. */
export function OneTimeLinkPage({ token, destination = null, over }: Props) {
  const { t, language } = useMessages(['app', 'errors']);
  const { link, refusal, error, retry, use, pending } = useOneTimeLink(token, destination);
  const shownEmail = useShownEmail(link?.email ?? '');
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (refusal === 'TOKEN_EXPIRED') {
    return (
      <EmptyState
        page
        icon={<IconLinkOff size={28} stroke={1.5} />}
        title={t('link.expired.title')}
        text={t('link.expired.text')}
        action={
          <Button onClick={use} loading={pending}>
            {t('link.expired.submit')}
          </Button>
        }
      />
    );
  }
  if (refusal === 'UNAUTHORIZED') {
    const back = logInPath(language, `${location.pathname}${location.search}`);
    return (
      <EmptyState
        page
        icon={<IconLink size={28} stroke={1.5} />}
        title={t('link.CHANGE_EMAIL.title')}
        text={t('link.CHANGE_EMAIL.logIn')}
        action={
          <LinkButton as={AppLink} href={back}>
            {t('logIn')}
          </LinkButton>
        }
      />
    );
  }
  if (refusal) {
    const resent = refusal === 'OTP_EXPIRED_AND_RESENT';
    const known = ['OTP_EXPIRED', 'INVALID_TOKEN'].includes(refusal) ? over.text : null;
    const text = known ?? refusalText({ code: refusal, path: '' }, language);
    return (
      <EmptyState
        page
        icon={<IconLinkOff size={28} stroke={1.5} />}
        title={resent ? over.resentTitle : over.title}
        text={resent ? over.resentText : text}
        action={
          <LinkButton variant="light" as={AppLink} href={over.href}>
            {over.again}
          </LinkButton>
        }
      />
    );
  }
  if (!link) {
    return (
      <EmptyState
        page
        icon={<IconLink size={28} stroke={1.5} />}
        title={t('link.checking')}
        text={t('link.checkingText')}
        action={<Skeleton height={48} />}
      />
    );
  }
  const action = (
    <div className={styles.action}>
      <strong className={styles.email} translate="no">
        {shownEmail}
      </strong>
      <Button onClick={use} loading={pending}>
        {t(`link.${link.purpose}.submit`)}
      </Button>
    </div>
  );
  return (
    <EmptyState
      page
      icon={<IconLink size={28} stroke={1.5} />}
      title={t(`link.${link.purpose}.title`)}
      text={t(`link.${link.purpose}.text`)}
      action={action}
    />
  );
}
