/** A mail as the sandbox's test API returns it. */
export type Received = {
  id: string;
  messageId: string;
  from: { name: string; address: string };
  to: string[];
  subject: string;
  text: string;
  html: string;
  links: string[];
  language: string;
  attachments: { index: number; filename: string; contentType: string; size: number }[];
};

/** An SMS, likewise. */
export type ReceivedSms = { messageId: string; from: string; to: string; text: string };

export type Inbox = {
  /** Every mail to an address, the oldest first. */
  of(address: string): Promise<Received[]>;
  /** Every SMS to a number, the oldest first. */
  sms(to: string): Promise<ReceivedSms[]>;
  attachment(mail: Received, index: number): Promise<Buffer>;
  /** Sets the fault of an external service. */
  fault(service: 'mail' | 'register' | 'sms', fault: string): Promise<void>;
};

/** Reads the sandbox's inbox over HTTP. */
export function inboxAt(sandboxUrl: string): Inbox {
  const api = `${sandboxUrl}/sandbox/api`;
  const read = async (path: string) => (await fetch(api + path)).json();
  return {
    async of(address) {
      const list: Received[] = await read(`/messages?to=${encodeURIComponent(address)}`);
      return Promise.all(list.reverse().map(({ id }) => read(`/messages/${id}`)));
    },
    async sms(to) {
      const list: ReceivedSms[] = await read(`/sms?to=${encodeURIComponent(to)}`);
      return list.reverse();
    },
    async attachment(mail, index) {
      const answer = await fetch(`${api}/messages/${mail.id}/attachments/${index}`);
      return Buffer.from(await answer.arrayBuffer());
    },
    async fault(service, fault) {
      const body = JSON.stringify({ service, fault });
      const answer = await fetch(`${api}/faults`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`the sandbox knows no fault ${fault} of ${service}`);
    },
  };
}
