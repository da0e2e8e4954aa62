import type { Refusal } from '../../app/errors/refusalText.ts';
import { useLanguage } from '../../app/language/useLanguage.ts';
import { requestedLinks } from '../../app/links/requestedLinks.ts';
import { useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { rememberedReferrer } from './rememberedReferrer.ts';

/** The kinds of team, as document A lists them; the plain one first. */
export const teamTags = [
  'GENERIC',
  'VOLUNTEER',
  'SPORTS',
  'MARCHING_BAND',
  'KINDERGARTEN',
  'KINDERGARTEN_AND_SCHOOL',
  'HEALTH_SERVICE_YOUTH',
  'LANGUAGE_SERVICE',
  'RELIGIOUS',
  'PORTERBUDDY',
] as const;

const registerTeamAccountMutation = graphql(`
  mutation RegisterTeamAccount($input: RegisterTeamAccountInput!) {
    registerTeamAccount(input: $input) {
      user { id }
      errors { code path }
    }
  }
`);

const registerAccountMutation = graphql(`
  mutation RegisterAccount($input: RegisterAccountInput!) {
    registerAccount(input: $input) {
      user { id }
      errors { code path }
    }
  }
`);

type Values = Record<string, string>;

/** Sends a registration. Gives the refusals, or null when the call itself failed. */
export function useSignUp(
  team: boolean,
  given: string | null,
): [(values: Values) => Promise<readonly Refusal[] | null>, boolean] {
  const language = useLanguage();
  const [registerPerson, personPending] = useMutate(registerAccountMutation);
  const [registerTeam, teamPending] = useMutate(registerTeamAccountMutation);
  const signUp = async (values: Values) => {
    const referrer = given ?? rememberedReferrer.read();
    const attributes = {
      email: values.email || null,
      firstName: values.firstName || null,
      lastName: values.lastName || null,
      language: language === 'en' ? ('EN' as const) : ('NB' as const),
      marketingConsent: values.marketingConsent === 'yes',
      necessaryCookiesConsent: true,
      ...(values.password ? { password: values.password } : {}),
      ...(referrer ? { referrer } : {}),
    };
    const payload = team
      ? await registerTeam({ input: { attributes, team: teamOf(values) } })
      : await registerPerson({ input: { attributes } });
    if (payload?.errors.length === 0) {
      rememberedReferrer.forget();
      void requestedLinks.add(values.email ?? '');
    }
    return payload?.errors ?? null;
  };
  return [signUp, personPending || teamPending];
}

function teamOf(values: Values) {
  const number = (values['team.organizationNumber'] ?? '').replace(/\s/g, '');
  return {
    name: values['team.name'] || null,
    tag: teamTags.find((tag) => tag === values['team.tag']) ?? 'GENERIC',
    ...(number ? { organizationNumber: number } : {}),
  };
}
