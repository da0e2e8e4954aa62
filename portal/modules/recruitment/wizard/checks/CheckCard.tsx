import { useState } from 'react';
import { ConfirmIdentity } from '#portal/app/identity/ConfirmIdentity.tsx';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { Button, LinkButton } from '#portal/ui/controls/Button.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { isoDay } from '#shared/days/iso-day.ts';
import type { Application } from '../applicationFields.ts';
import { CheckForm } from './CheckForm.tsx';
import styles from './Checks.module.css';
import { StandingBadge } from './StandingBadge.tsx';
import { standingOf } from './standing.ts';
import type { CheckType } from './takes.ts';
import type { Unsaved } from './unsaved.ts';

interface Props {
  application: Application;
  kind: CheckType;
  isRequired: boolean;
  before: () => Promise<unknown>;
  unsaved: Unsaved | undefined;
  onChange: (application: Application) => void;
}

/** A check of an application: its kind, its state, and the form for its material. */
export function CheckCard({ application, kind, isRequired, before, unsaved, onChange }: Props) {
  const { t, language } = useMessages('recruitment/wizard');
  const words = useWords('recruitment');
  const { hasIdentity } = useSignedIn();
  const [isChanging, setChanging] = useState(false);
  const check = application.submittedJobChecks.find(({ jobCheckType }) => jobCheckType === kind);
  const standing = standingOf(check, kind, hasIdentity);
  // The expiry date that the provider of a check has given; it may have passed.
  const day = check?.expiresOn && formatDay(check.expiresOn, language);
  const hasExpired = Boolean(check?.expiresOn && check.expiresOn < isoDay(new Date()));
  const isInPerson =
    kind === 'CRIMINAL_RECORD' &&
    (standing === 'READY' || standing === 'IN_REVIEW') &&
    check?.hasDocuments === false;
  const isOpen = standing === 'OPEN' || standing === 'FAILED' || isChanging;
  const store = (next: Application) => {
    setChanging(false);
    onChange(next);
  };
  return (
    <Card
      title={words.value('JobCheckType', kind).label}
      actions={
        <span aria-live="polite">
          <StandingBadge standing={standing} isRequired={isRequired} />
        </span>
      }
    >
      {standing === 'FAILED' && (
        <p className={styles.note}>
          {check?.rejectionReason ??
            (hasExpired ? t('checks.expired', { day }) : t('checks.failed'))}
        </p>
      )}
      {isOpen ? (
        <>
          <p className={styles.about}>{t(`checks.about.${kind}`)}</p>
          {!isRequired && standing !== 'OPEN' && (
            <p className={styles.hint}>{t('checks.optional')}</p>
          )}
          {kind === 'IDENTITY' || kind === 'BANK_ACCOUNT' ? (
            <Elsewhere kind={kind} />
          ) : (
            <CheckForm
              key={standing}
              application={application}
              kind={kind}
              before={before}
              unsaved={unsaved}
              hasConsented={kind === 'CREDIT' && isChanging}
              onChange={store}
              {...(isChanging ? { onCancel: () => setChanging(false) } : {})}
            />
          )}
        </>
      ) : (
        <p className={styles.text}>
          <span>
            {t(
              `checks.${kind === 'IDENTITY' && standing === 'READY' ? 'known' : isInPerson ? 'shown' : `told.${standing}`}`,
            )}
          </span>{' '}
          {standing === 'SUCCEEDED' && day && (
            <span>{t(hasExpired ? 'checks.wasValid' : 'checks.validUntil', { day })}</span>
          )}
        </p>
      )}
      {standing === 'READY' && kind !== 'IDENTITY' && !isChanging && (
        <Button variant="subtle" size="sm" onClick={() => setChanging(true)}>
          {t('checks.change')}
        </Button>
      )}
    </Card>
  );
}

/** A link to the page where the user provides the data for a check that needs no form. */
function Elsewhere({ kind }: { kind: 'IDENTITY' | 'BANK_ACCOUNT' }) {
  const { t } = useMessages('recruitment/wizard');
  const href = useHref();
  if (kind === 'IDENTITY') return <ConfirmIdentity />;
  return (
    <div>
      <LinkButton variant="light" as={AppLink} href={href('invoicemore/payout-service')}>
        {t('checks.toBankAccount')}
      </LinkButton>
    </div>
  );
}
