import { traceparent } from '#shared/tracing/tracing.ts';
import type { RequestOrigin } from './request-context.ts';

/**
 * The time limit of each statement of a request. Importing the members of a team, up to 2 000, is one statement
 * that takes 11 s on two busy cores; visitors have nothing that large.
 */
const statementLimitsMs = { visitor: 10_000, others: 20_000 };

/** Browsers send half as much; longer, invented values are cut. */
const longestUserAgent = 500;

type Network = Pick<RequestOrigin, 'ip' | 'userAgent'>;

/** The settings of a transaction that do not depend on the session. */
export function networkSettings({ ip, userAgent }: Network, isVisitor: boolean) {
  return {
    statement_timeout: String(isVisitor ? statementLimitsMs.visitor : statementLimitsMs.others),
    'app.ip': ip,
    'app.user_agent': userAgent.slice(0, longestUserAgent),
  };
}

/** The settings of a transaction that identify its caller: role and `app.` settings. */
export function settingsOf({ session, ...network }: RequestOrigin): Record<string, string> {
  const { role = 'app_visitor', ...rest } = session ?? {};
  const settings: Record<string, string> = {
    role,
    ...networkSettings(network, role === 'app_visitor'),
  };
  const parent = traceparent();
  if (parent) settings['app.traceparent'] = parent;
  for (const [name, value] of Object.entries(rest)) {
    settings[`app.${name}`] = value === null ? '' : String(value);
  }
  return settings;
}
