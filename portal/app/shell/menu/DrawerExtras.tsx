import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../language/LanguageSwitch.tsx';
import { useLogOut } from '../../session/useLogOut.ts';
import { HelpLink } from '../HelpLink.tsx';
import { SchemeSwitch } from '../SchemeSwitch.tsx';
import styles from './DrawerExtras.module.css';

/** Controls for which the top bar has no space on phones. */
export function DrawerExtras() {
  const { t } = useTranslation();
  const logOut = useLogOut();
  return (
    <div className={styles.extras}>
      <LanguageSwitch />
      <SchemeSwitch />
      <HelpLink />
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconLogout size={18} stroke={1.5} />}
        onClick={() => void logOut()}
      >
        {t('logOut')}
      </Button>
    </div>
  );
}
