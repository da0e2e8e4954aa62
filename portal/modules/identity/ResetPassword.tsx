import { useScreenSearch } from '../../app/routing/useScreenSearch.ts';
import { AskForReset } from './AskForReset.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { entranceSearch } from './entranceSearch.ts';

/** Without a link: ask for one. With the link from the mail: choose the new password. */
export function ResetPassword() {
  const [{ token }] = useScreenSearch(entranceSearch);
  return token ? <ChoosePassword token={token} /> : <AskForReset />;
}
