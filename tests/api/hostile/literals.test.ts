// Goal: an empty input, and a literal of the wrong type, are ordinary refusals or validation errors
// for every mutation. Method: every mutation of both APIs, as a document and with variables; an
// internal failure answers INTERNAL.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOperator, type TestOperator } from './support/make-operator.ts';
import { post } from './support/post.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;
let operator: TestOperator;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
  operator = await makeOperator(server.database, 'ADMIN');
});
afterAll(() => server?.[Symbol.asyncDispose]());

/** The mutations of an API with the type of their input, from its SDL. */
function mutationsOf(api: 'portal' | 'admin'): { name: string; type: string }[] {
  const file = path.resolve(import.meta.dirname, `../../../plugins/${api}.graphql`);
  const fields = buildSchema(readFileSync(file, 'utf8')).getMutationType()?.getFields() ?? {};
  return Object.values(fields).flatMap(({ name, args }) =>
    args[0]?.name === 'input' ? [{ name, type: String(args[0].type) }] : [],
  );
}

// Mutations that end the caller's session, or take no input.
const ending = ['destroySession', 'destroyOtherSessions'];

test.each(['portal', 'admin'] as const)(
  'an empty input is INTERNAL for no mutation: %s',
  async (api) => {
    const [url, token] =
      api === 'portal' ? ['/graphql', kari.token] : ['/admin/graphql', operator.token];
    const send = (body: object) => post(server.url + url, body, token);
    const mutations = mutationsOf(api).filter(({ name }) => !ending.includes(name));
    expect(mutations.length).toBeGreaterThan(10);
    const internal: string[] = [];
    for (const { name, type } of mutations) {
      const bodies = [
        { query: `mutation { ${name}(input: {}) { __typename } }` },
        {
          query: `mutation ($input: ${type}) { ${name}(input: $input) { __typename } }`,
          variables: { input: {} },
        },
      ];
      for (const body of bodies) {
        const answer = await send(body);
        if (/INTERNAL/.test(answer.text)) internal.push(name);
      }
    }
    expect(internal).toEqual([]);
  },
);

test.each(['WORD', '{ type: OBJECT }', '{ properties: { a: [{ enum: [A, B] }] } }'])(
  'an unquoted name inside JSON is an error of the document: %s',
  async (literal) => {
    const query = `mutation { createJob(input: { attributes: { applicationForm: ${literal} } }) { errors { code path } } }`;
    const answer = await post(`${server.url}/graphql`, { query }, kari.token);
    expect(answer.errors.length, answer.text).toBeGreaterThan(0);
    expect(answer.text).not.toContain('INTERNAL');
  },
);
