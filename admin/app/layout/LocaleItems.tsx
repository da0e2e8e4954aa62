import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { IconLanguage } from '@tabler/icons-react';
import { useLocaleState } from 'react-admin';
import { locales } from '../locale/locale.ts';

/** The languages in the personal menu, for screens whose bar has no space for them. */
export function LocaleItems() {
  const [locale, setLocale] = useLocaleState();
  return locales
    .filter((item) => item.locale !== locale)
    .map((item) => (
      <MenuItem
        key={item.locale}
        lang={item.locale}
        onClick={() => setLocale(item.locale)}
        sx={{ display: { sm: 'none' } }}
      >
        <ListItemIcon>
          <IconLanguage size={18} stroke={1.6} aria-hidden="true" />
        </ListItemIcon>
        <ListItemText>{item.name}</ListItemText>
      </MenuItem>
    ));
}
