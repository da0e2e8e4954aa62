/** A mail as the sandbox's interface for tests gives it. */
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

export type Inbox = {
  /** Every mail to an address, the oldest first. */
  of(address: string): Promise<Received[]>;
  attachment(mail: Received, index: number): Promise<Buffer>;
  /** Tells a service of the outside world how to behave. */
  fault(service: 'mail' | 'register', fault: string): Promise<void>;
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
