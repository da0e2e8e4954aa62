import type { APIRequestContext } from '@playwright/test';
import { ask } from './ask.ts';
import { homeOf, tokenOf } from './sign-in.ts';
import type { Language } from './words.ts';

interface Account {
  id: string;
  displayName: string;
}

/** A session in the demo's concert hall, of its owner Siri. */
export async function atHall(
  request: APIRequestContext,
  language?: Language,
): Promise<{ token: string; home: string }> {
  const siri = await tokenOf(request, 'siri');
  const { accounts } = await ask<{ accounts: Account[] }>(request, 'Session', 'session', {}, siri);
  const hall = accounts.find(({ displayName }) => displayName === 'Nordlys Konserthus');
  const input = { id: hall?.id };
  const { token } = await ask<{ token: string }>(
    ...([request, 'SwitchAccount', 'switchAccount', { input }, siri] as const),
  );
  return { token, home: await homeOf(request, token, language) };
}
