import type { TFunction } from 'i18next';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import type { PathStep } from '#portal/ui/path/Path.tsx';

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

/** The steps from a telephone to an approved identity: done, current and to come. */
export function verificationSteps(
  latest: Pick<Verification, 'status' | 'createdAt' | 'decidedAt'> | null,
  isPhoneShown: boolean,
  t: TFunction,
): PathStep[] {
  const isSent = latest !== null && latest.status !== 'REJECTED';
  const isApproved = latest?.status === 'APPROVED';
  const step = (name: string, state: PathStep['state'], at: string | null = null): PathStep => ({
    ...{ name, state, at, title: t(`document.steps.${name}`) },
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
