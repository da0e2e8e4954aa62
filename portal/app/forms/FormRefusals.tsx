import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useFocusWhenLost } from '../../ui/states/useFocusWhenLost.ts';
import { useMessages } from '../../ui/texts.ts';
import { type Refusal, refusalNamespaces, refusalText } from '../errors/refusalText.ts';
import { toastFailure } from '../toasts/toast.ts';
import styles from './FormStack.module.css';

interface Props {
  refusals: readonly Refusal[];
}

/** Refusals that concern the form as a whole. They stay until the next submission. */
export function FormRefusals({ refusals }: Props) {
  const { language } = useMessages();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    i18next.loadNamespaces(refusalNamespaces).then(() => setReady(true), toastFailure);
  }, []);
  if (!isReady) return null;
  const texts = new Set(refusals.map((one) => refusalText(one, language, one.label)));
  return <RefusalList texts={[...texts]} />;
}

function RefusalList({ texts }: { texts: string[] }) {
  // The button that was pressed let go of the focus while it was being done.
  const ref = useFocusWhenLost<HTMLDivElement>();
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's cleanup.
    void ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref]);
  return (
    <div ref={ref} className={styles.refused} role="alert" tabIndex={-1}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
