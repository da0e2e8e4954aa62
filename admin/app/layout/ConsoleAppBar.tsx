import { Box } from '@mui/material';
import { AppBar, Logout, TitlePortal, UserMenu } from 'react-admin';

/** The bar: where one is, the language, light or dark, and who one is. */
export function ConsoleAppBar() {
  return (
    <AppBar
      alwaysOn
      color="default"
      userMenu={
        <UserMenu>
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
