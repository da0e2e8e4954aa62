import { Button } from '@mui/material';
import { IconLanguage } from '@tabler/icons-react';
import { useLocaleState } from 'react-admin';
import { locales } from '../locale/locale.ts';

/** The other languages in the bar, each by its own name. React-admin's button has none for screen readers. */
export function LocaleButtons() {
  const [locale, setLocale] = useLocaleState();
  return locales
    .filter((item) => item.locale !== locale)
    .map((item) => (
      <Button
        key={item.locale}
        lang={item.locale}
        color="inherit"
        startIcon={<IconLanguage size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => setLocale(item.locale)}
      >
        {item.name}
      </Button>
    ));
}
