import { IconTestPipe } from '@tabler/icons-react';
import { useState } from 'react';
import { browserStorage } from '#shared/browser-storage.ts';
import { PlainButton } from '../../ui/controls/Button.tsx';
import { useMessages } from '../../ui/texts.ts';
import { settings } from '../settings.ts';
import styles from './Banner.module.css';

const key = 'honorar.sandbox-banner';

/**
 * States that this environment is a sandbox and links to the API guide. Once closed, it stays closed for the
 * tab.
 */
export function SandboxBanner() {
  const { t } = useMessages();
  const [closed, setClosed] = useState(() => browserStorage.tab.read(key) === 'closed');
  if (closed) return null;
  const close = () => {
    browserStorage.tab.write(key, 'closed');
    setClosed(true);
  };
  return (
    <section className={styles.banner} data-tone="fjord" aria-label={t('sandbox.label')}>
      <p className={styles.text}>
        <IconTestPipe size={20} stroke={1.75} aria-hidden="true" />
        <span>{t('sandbox.text')}</span>
      </p>
      <a href={settings.apiGuide}>{t('sandbox.guide')}</a>
      <PlainButton onClick={close}>{t('sandbox.close')}</PlainButton>
    </section>
  );
}
