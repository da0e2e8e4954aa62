import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ConfirmIdentity } from '#portal/app/identity/ConfirmIdentity.tsx';
import { EmptyState } from '#portal/ui/states/EmptyState.tsx';
import { When } from '#portal/ui/time/When.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Document.module.css';
import type { Verification } from './verificationSteps.ts';

interface Props {
  title: string;
  text: string;
  verification?: Verification;
  /** Something takes an e-ID still. */
  isEidLeft?: boolean;
}

/** Shows that no identification is needed, its purpose, and what happens to the pictures. */
export function KnownAlready({ title, text, verification, isEidLeft = false }: Props) {
  const { t } = useTranslation('e-id');
  const words = useWords();
  const facts = verification && (
    <p className={styles.facts}>
      <span>{words.value('IdentityDocument', verification.document).label}</span>
      {verification.decidedAt && (
        <>
          {' · '}
          <When value={verification.decidedAt} />
        </>
      )}
      <br />
      <span>{t(verification.picturesErasedAt ? 'document.erased' : 'document.willBeErased')}</span>
    </p>
  );
  return (
    <EmptyState
      icon={<IconRosetteDiscountCheck size={28} stroke={1.5} />}
      title={title}
      text={text}
      action={
        <>
          {facts}
          {isEidLeft && <ConfirmIdentity />}
        </>
      }
    />
  );
}
