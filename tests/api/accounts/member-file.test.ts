// Goal: the file of a team's members has what their list shows, and can be imported again. Method: a link of the API,
// opened as a browser does, in both languages.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffedTeam } from '../../db/accounts/staffed-team.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type RealServer, realServer } from '../hostile/support/real-server.ts';

let server: RealServer;
let token: string;

beforeAll(async () => {
  server = await realServer();
  await server.database.committed(async (tx) => {
    const team = await staffedTeam(tx);
    const owner = await signIn(tx, team.people.owner.userId, team.id);
    token = owner.token;
  });
});
afterAll(() => server?.[Symbol.asyncDispose]());

async function fileIn(language: 'NB' | 'EN'): Promise<string[][]> {
  const { data } = await server.portal<{ members: { exportPath: string } }>(
    `{ members { exportPath(format: CSV, language: ${language}) } }`,
    {},
    token,
  );
  const text = await (await fetch(`${server.url}${data.members.exportPath}`)).text();
  const lines = text.replace(/^\ufeff/, '').trimEnd();
  return lines.split('\r\n').map((line) => line.split(';'));
}

// Requirements: B13.32
test('members are exported with their departments, under the heading that an import knows', async () => {
  const [head = [], ...rows] = await fileIn('NB');
  const departments = rows.map((row) => row[head.indexOf('Avdelinger')]);
  expect(new Set(departments)).toEqual(new Set(['"Felles, Kjøkken, Lager"', 'Lager']));
  expect((await fileIn('EN'))[0]).toContain('Departments');
});
