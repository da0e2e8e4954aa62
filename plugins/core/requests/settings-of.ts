import type { RequestOrigin } from './request-origin.ts';

/** No statement of a request may take longer than this. */
const statementLimitMs = 10_000;

/** What a transaction is told about its caller before it does anything: role and `app.` settings. */
export function settingsOf({ session, ip }: RequestOrigin): Record<string, string> {
  const { role = 'app_visitor', ...rest } = session ?? {};
  const settings: Record<string, string> = {
    role,
    statement_timeout: String(statementLimitMs),
    'app.ip': ip,
  };
  for (const [name, value] of Object.entries(rest)) {
    settings[`app.${name}`] = value === null ? '' : String(value);
  }
  return settings;
}
