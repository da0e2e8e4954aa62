import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { ConfirmIdentity } from '../../app/identity/ConfirmIdentity.tsx';
import { OwnerOnly } from '../../app/impersonation/OwnerOnly.tsx';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { toast } from '../../app/toasts/toast.ts';
import { toastRefusals, useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { Button, LinkButton } from '../../ui/controls/Button.tsx';
import { CheckLine, SelectLine } from '../../ui/controls/FieldLines.tsx';
import { Card } from '../../ui/layout/Page.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import type { ApprovedApplication, OwnEnrollmentsData } from './ownEnrollmentsQuery.ts';
import styles from './Partners.module.css';

const setEnrollmentMutation = graphql(`
  mutation SetEnrollment($input: SetEnrollmentInput!) {
    setEnrollment(input: $input) { enrollment { id status } errors { code path } }
  }
`);

interface Props {
  application: ApprovedApplication;
  profiles: OwnEnrollmentsData['freelanceProfiles']['items'];
  consentVersion: string;
  onDone: () => void;
}

/** Lists what the team will see and what it never sees, before the applicant agrees. */
export function AgreeCard({ application, profiles, consentVersion, onDone }: Props) {
  const { t } = useMessages('partners');
  const href = useHref();
  const { hasIdentity } = useSignedIn();
  const team = application.teamName ?? '';
  return (
    <Card
      title={messageWith(t, 'agree.title', { team })}
      lead={messageWith(t, 'agree.lead', { team }, { job: application.job.title })}
    >
      <SharedData team={team} />
      {!hasIdentity && (
        <div className={styles.first}>
          <p>{t('agree.identity')}</p>
          <ConfirmIdentity />
        </div>
      )}
      {profiles.length === 0 ? (
        <div className={styles.first}>
          <p>{t('agree.none')}</p>
          <LinkButton as={AppLink} href={href('invoicemore/freelance-profile-wizard')}>
            {t('agree.make')}
          </LinkButton>
        </div>
      ) : (
        <OwnerOnly>
          <Yes
            application={application}
            profiles={profiles}
            consentVersion={consentVersion}
            onDone={onDone}
            team={team}
          />
        </OwnerOnly>
      )}
    </Card>
  );
}

function Yes({ application, profiles, consentVersion, onDone, team }: Props & { team: string }) {
  const { t } = useMessages('partners');
  const words = useWords();
  const { submit, success } = words.action('setEnrollment');
  const [chosen, choose] = useState(profiles[0]?.id ?? '');
  const [agreed, agree] = useState(false);
  const [set, pending] = useMutate(setEnrollmentMutation);
  const send = async () => {
    const payload = await set({
      input: {
        freelanceProfileId: chosen,
        jobApplicationId: application.id,
        consentVersion: agreed ? consentVersion : '',
      },
    });
    if (payload?.enrollment) {
      toast.success(success);
      onDone();
    } else if (payload) toastRefusals(payload.errors);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SelectLine
        label={words.noun('freelance_profiles').one}
        value={chosen}
        onChange={choose}
        data={profiles.map(({ id, displayName, organizationNumber }) => ({
          value: id,
          label: [displayName, organizationNumber].filter(Boolean).join(' · '),
        }))}
      />
      <CheckLine
        name={`consent-${application.id}`}
        label={messageWith(t, 'agree.yes', { team })}
        checked={agreed}
        onChange={agree}
      />
      <Button type="submit" loading={pending}>
        {submit}
      </Button>
    </form>
  );
}

/** The wording one agrees to, of the version that enrollmentConsentVersion names. */
function SharedData({ team }: { team: string }) {
  const { t } = useMessages('partners');
  return (
    <div className={styles.shown}>
      <h3 className={styles.heading}>
        <IconEye size={18} stroke={1.5} aria-hidden="true" />
        <span>{messageWith(t, 'agree.sees', { team })}</span>
      </h3>
      <ul className={styles.points}>
        <li>{t('agree.seen.profile')}</li>
        <li>{t('agree.seen.invoices')}</li>
      </ul>
      <h3 className={styles.heading}>
        <IconEyeOff size={18} stroke={1.5} aria-hidden="true" />
        <span>{t('agree.hides')}</span>
      </h3>
      <ul className={styles.points}>
        <li>{t('agree.hidden.money')}</li>
        <li>{t('agree.hidden.person')}</li>
        <li>{t('agree.hidden.earlier')}</li>
      </ul>
      <p>{t('agree.end')}</p>
    </div>
  );
}
