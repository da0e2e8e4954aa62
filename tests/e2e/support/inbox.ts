import { type APIRequestContext, expect } from '@playwright/test';

export type Mail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  attachments: { filename: string; contentType: string }[];
};

/** Mails and codes arrive within moments, and a request for them is cheap. */
const often = { intervals: [50], timeout: 30_000 };

/** Waits for a mail in the sandbox's inbox and opens it. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
): Promise<Mail> {
  let id = '';
  await expect(async () => {
    const answer = await request.get('/sandbox/api/messages', { params: { to } });
    const messages: Mail[] = await answer.json();
    id = messages.find((one) => subject.test(one.subject))?.id ?? '';
    expect(id, `a mail to ${to} about ${subject}`).not.toBe('');
  }).toPass(often);
  return (await request.get(`/sandbox/api/messages/${id}`)).json();
}

/** The code in the last SMS to a number, empty if there is none. */
export async function newestCode(request: APIRequestContext, to: string): Promise<string> {
  const answer = await request.get('/sandbox/api/sms', { params: { to } });
  const [newest]: { text: string }[] = await answer.json();
  return /^\d{5}/.exec(newest?.text ?? '')?.[0] ?? '';
}

/** Waits for an SMS in the sandbox and returns its code. */
export async function codeTo(request: APIRequestContext, to: string, seen = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    code = await newestCode(request, to);
    expect(code, `an SMS to ${to}`).not.toBe(seen);
  }).toPass(often);
  return code;
}
