import type { FaultSwitch } from '../core/fault-switch.ts';
import { json, type Route } from '../core/route.ts';
import type { SmsBox, StoredSms } from './open-sms-box.ts';

/**
 * An SMS gateway: `POST /sandbox/sms` with `{id, from, to, text}` answers 202 once the message is stored, 422
 * for a number that no network serves. Tests read messages under `/sandbox/api/sms`.
 */
export function smsRoutes(box: SmsBox, faults: FaultSwitch): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/sandbox\/sms$/,
      async handle({ body }) {
        if (faults.get('sms') === 'down') {
          return json({ error: 'The sandbox plays a gateway that is down.' }, 503);
        }
        const message = readSms(body.toString());
        if (!message || faults.get('sms') === 'refuses') {
          return json({ error: 'No network serves this number.' }, 422);
        }
        const { id } = await box.store(message);
        return json({ id }, 202);
      },
    },
    { method: 'GET', path: /^\/sandbox\/api\/sms$/, handle: ({ url }) => json(found(box, url)) },
    {
      method: 'DELETE',
      path: /^\/sandbox\/api\/sms$/,
      handle: async () => {
        await box.clear();
        return json([]);
      },
    },
  ];
}

function found(box: SmsBox, url: URL): StoredSms[] {
  const to = url.searchParams.get('to')?.replace(/[^0-9]/g, '');
  const limit = Number(url.searchParams.get('limit') ?? 200);
  return box
    .list()
    .filter((one) => !to || one.to.slice(1) === to)
    .slice(0, limit);
}

function readSms(body: string): Omit<StoredSms, 'id' | 'receivedAt'> | null {
  let given: Record<string, unknown>;
  try {
    given = JSON.parse(body) as Record<string, unknown>;
  } catch {
    return null;
  }
  const { id, from, to, text } = given ?? {};
  if (typeof to !== 'string' || !/^\+[1-9]\d{6,14}$/.test(to)) return null;
  if (typeof id !== 'string' || typeof text !== 'string' || !text) return null;
  return { messageId: id, from: typeof from === 'string' ? from : '', to, text };
}
