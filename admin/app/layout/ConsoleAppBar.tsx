import { Box, Button, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { IconLanguage } from '@tabler/icons-react';
import {
  AppBar,
  LoadingIndicator,
  Logout,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { locales } from '../locale/locale.ts';
import { ConsoleSearch } from '../search/ConsoleSearch.tsx';
import { PageTitle } from './PageTitle.tsx';

/** The top bar: search, language, colour scheme and user. */
export function ConsoleAppBar() {
  return (
    <AppBar
      alwaysOn
      toolbar={
        <>
          <Box sx={{ display: { xs: 'none', sm: 'block' }, width: { sm: 200, md: 280 }, mr: 1 }}>
            <ConsoleSearch />
          </Box>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <LocaleButtons />
          </Box>
          <ToggleThemeButton />
          <LoadingIndicator />
        </>
      }
      color="default"
      userMenu={<PersonalMenu />}
    >
      <Box
        component="img"
        src={`${import.meta.env.BASE_URL}icon.svg`}
        alt=""
        sx={{ width: 24, height: 24, mr: 1.5 }}
      />
      <PageTitle />
    </AppBar>
  );
}

/** The name that is read is also the one that is seen, so that it can be spoken to open the menu. */
function PersonalMenu() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const menu = translate('ra.auth.user_menu');
  return (
    <span translate="no">
      <UserMenu label={identity?.fullName ? `${identity.fullName}: ${menu}` : menu}>
        <LocaleItems />
        <Logout />
      </UserMenu>
    </span>
  );
}

/** The other languages in the bar, each by its own name. React-admin's button has none for screen readers. */
function LocaleButtons() {
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

/** The languages in the personal menu, for screens whose bar has no space for them. */
function LocaleItems() {
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
