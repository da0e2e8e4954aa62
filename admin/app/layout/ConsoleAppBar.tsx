import { Box } from '@mui/material';
import {
  AppBar,
  LoadingIndicator,
  Logout,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
} from 'react-admin';
import { ConsoleSearch } from '../search/ConsoleSearch.tsx';
import { LocaleButtons } from './LocaleButtons.tsx';
import { LocaleItems } from './LocaleItems.tsx';

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
      userMenu={
        <UserMenu>
          <LocaleItems />
          <Logout />
        </UserMenu>
      }
    >
      <Box
        component="img"
        src={`${import.meta.env.BASE_URL}icon.svg`}
        alt=""
        sx={{ width: 24, height: 24, mr: 1.5 }}
      />
      <TitlePortal variant="subtitle2" component="h1" />
    </AppBar>
  );
}
