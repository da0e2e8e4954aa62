import { useQueryClient } from '@tanstack/react-query';
import { operationName } from '../../graphql/operationName.ts';
import { sessionQuery } from '../../graphql/session/sessionQuery.ts';
import { rememberLanguage } from '../../ui/language/currentLanguage.ts';
import type { Language } from '../../ui/language/languages.ts';
import { useWay } from '../routing/Way.ts';
import { useSession } from '../session/useSession.ts';
import { saveLanguage } from './saveLanguage.ts';

/** Changes the language of the address, of this browser and, when signed in, of the user. */
export function useSwitchLanguage(): (language: Language) => void {
  const { go } = useWay();
  const queryClient = useQueryClient();
  const session = useSession();
  return (language) => {
    rememberLanguage(language);
    const { pathname, search, hash } = window.location;
    const rest = pathname.split('/').slice(3);
    const path = ['/v2', language, ...rest].join('/');
    void go(`${path}${search}${hash}`, { replace: true, resetScroll: false });
    void saveLanguage(session, language).then((isSaved) => {
      if (isSaved) void queryClient.invalidateQueries({ queryKey: [operationName(sessionQuery)] });
    });
  };
}
