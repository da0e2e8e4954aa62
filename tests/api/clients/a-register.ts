import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ARegister {
  url: string;
  /** The response from now on: a status, or no response at all. */
  behave: (how: number | 'HANGS') => void;
  asked: string[];
  close: () => Promise<void>;
}

const company = {
  organisasjonsnummer: '974760673',
  navn: 'FJELL OG FJORD AS',
  konkurs: true,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
  registrertIMvaregisteret: true,
  registrertIForetaksregisteret: true,
  forretningsadresse: {
    adresse: ['c/o Per', 'Fjordveien 8'],
    postnummer: '7042',
    poststed: 'TRONDHEIM',
    landkode: 'NO',
    land: 'Norge',
  },
};

/** Another company, which is sound. */
const sound = {
  ...company,
  organisasjonsnummer: '310238996',
  navn: 'NORDLYS KONSERTHUS KF',
  konkurs: false,
};

/**
 * The business register's interface with a bankrupt and a sound company; a test can make it fail.
 */
export async function aRegister(): Promise<ARegister> {
  const requested: string[] = [];
  let how: number | 'HANGS' = 200;
  const server = createServer((request, response) => {
    requested.push(String(request.url));
    if (how === 'HANGS') return;
    const found = [company, sound].find(({ organisasjonsnummer }) =>
      request.url?.endsWith(`/enheter/${organisasjonsnummer}`),
    );
    const isSearch = request.url?.includes('navn=');
    const body = isSearch ? { _embedded: { enheter: [company, { navn: 'no number' }] } } : found;
    response.writeHead(how === 200 && !found && !isSearch ? 404 : how, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: requested,
    behave: (next) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
