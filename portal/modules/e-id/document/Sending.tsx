import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { secondLevel } from '#portal/app/second-level/secondLevel.ts';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Choice } from '#portal/ui/controls/Choice.tsx';
import { DropArea } from '#portal/ui/files/DropArea.tsx';
import { Path, type PathStep } from '#portal/ui/path/Path.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import styles from './Document.module.css';
import {
  documentLimits,
  type Side,
  type SideChoice,
  useSendDocument,
  useSide,
} from './useSendDocument.ts';

/** The latest verification of the person, and whether this session is confirmed by SMS. */
export const documentVerificationQuery = graphql(`
  query DocumentVerification {
    session { id hasIdentity hasSecondLevel }
    identityVerifications(perPage: 1) {
      items { id status document rejectionReason createdAt decidedAt picturesErasedAt }
    }
  }
`);

export type Verification = NonNullable<
  ResultOf<typeof documentVerificationQuery>['identityVerifications']
>['items'][number];

const documents = ['PASSPORT', 'DRIVERS_LICENSE'] as const;

interface Props {
  /** The earlier verification, if it was rejected. */
  refused: Verification | null;
  isPhoneShown: boolean;
}

/** One step after the other: the telephone, then the document. */
export function Sending({ refused, isPhoneShown }: Props) {
  const { t } = useMessages('e-id');
  const words = useWords();
  const queryClient = useQueryClient();
  const showPhone = async () => {
    if (await secondLevel.confirm()) await queryClient.invalidateQueries();
  };
  return (
    <>
      {refused && (
        <div className={styles.refused}>
          <p className={styles.refusedTitle}>
            {words.value('IdentityVerificationStatus', refused.status).label}
          </p>
          <p className={styles.reason}>{refused.rejectionReason}</p>
          <p className={styles.text}>{t('document.again')}</p>
        </div>
      )}
      <Path label={t('document.way')} steps={verificationSteps(refused, isPhoneShown, t)} />
      <OwnerOnly>
        {isPhoneShown ? (
          <DocumentForm />
        ) : (
          <div className={styles.step}>
            <p className={styles.text}>{t('document.phoneText')}</p>
            <Button onClick={() => void showPhone()}>{t('document.sendCode')}</Button>
          </div>
        )}
      </OwnerOnly>
    </>
  );
}

/** Which document, its sides, and off it goes. */
function DocumentForm() {
  const { t } = useMessages('e-id');
  const words = useWords();
  const [document, setDocument] = useState<(typeof documents)[number]>('PASSPORT');
  const sides = { front: useSide('front'), back: useSide('back') };
  const { send, pending } = useSendDocument(document, sides);
  const { label } = words.field('identity_verifications.document');
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      <div>
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
        <Choice
          label={label}
          value={document}
          choices={documents.map((value) => ({
            value,
            label: words.value('IdentityDocument', value).label,
          }))}
          onChange={setDocument}
        />
      </div>
      <SidePicture side="front" picture={sides.front} />
      {document === 'DRIVERS_LICENSE' && <SidePicture side="back" picture={sides.back} />}
      <p className={styles.hint}>{t('document.privacy')}</p>
      <Button type="submit" loading={pending}>
        {words.action('createIdentityVerification').submit}
      </Button>
    </form>
  );
}

/** One side of the document: a file or a photo, shown for review before it is sent. */
function SidePicture({ side, picture }: { side: Side; picture: SideChoice }) {
  const { t } = useMessages('e-id');
  const { label, help } = useWords().field(`create_identity_verification.${side}`);
  const { picked, problem, take, clear, refuseUnreadable } = picture;
  const helpId = useId();
  return (
    <section aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p className={styles.hint} id={helpId}>
        {help}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {picked ? (
        <figure className={styles.preview}>
          <img
            className={styles.picture}
            src={picked.data}
            alt={t('document.preview', { label })}
            onError={refuseUnreadable}
          />
          <Button
            variant="subtle"
            size="sm"
            onClick={clear}
            aria-label={t('document.otherNamed', { label })}
          >
            {t('document.other')}
          </Button>
        </figure>
      ) : (
        <DropArea
          path={`attributes.${side}`}
          label={label}
          accept={documentLimits.contentTypes}
          multiple={false}
          describedBy={helpId}
          onFiles={(files) => void take(files)}
        />
      )}
    </section>
  );
}

/** The steps from a telephone to an approved identity: done, current and to come. */
export function verificationSteps(
  latest: Pick<Verification, 'status' | 'createdAt' | 'decidedAt'> | null,
  isPhoneShown: boolean,
  t: TFunction,
): PathStep[] {
  const isSent = latest !== null && latest.status !== 'REJECTED';
  const isApproved = latest?.status === 'APPROVED';
  const step = (name: string, state: PathStep['state'], at: string | null = null): PathStep => ({
    name,
    state,
    at,
    title: t(`document.steps.${name}`),
    ...(state === 'now' && { note: t('document.steps.looking') }),
  });
  const phone = isSent || isPhoneShown ? 'done' : 'yours';
  const picture = isSent ? 'done' : isPhoneShown ? 'yours' : 'next';
  return [
    step('phone', phone),
    step('picture', picture, isSent ? latest.createdAt : null),
    step(
      'known',
      isApproved ? 'done' : isSent ? 'now' : 'next',
      isApproved ? latest.decidedAt : null,
    ),
  ];
}
