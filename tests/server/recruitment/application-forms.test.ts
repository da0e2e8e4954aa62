// Goal: a reader of a form gets the validator of its answers, cacheable forever, and other callers
// get nothing. Method: a job's form, its address from the database, requested from a server; the
// module is run and validates answers.
import { expect, test } from 'vitest';
import type { Validator } from '#forms/validate/validate-input.ts';
import { realServer } from '../../api/hostile/support/real-server.ts';
import { aJob, aRecruitingTeam } from '../../db/recruitment/a-recruiting-team.ts';

const question = { id: 'post', label: 'Postnummer "her" \\ der', schema: { type: 'integer' } };
const applicationForm = { pages: [{ title: 'Ærlig talt', pageNumber: 1, questions: [question] }] };

test('the validator of a form is at the address of its digest', async () => {
  await using server = await realServer({});
  const digest = await server.database.committed(async (tx) => {
    const team = await aRecruitingTeam(tx);
    const { id } = await aJob(tx, team.who.owner, { applicationForm });
    const [version] = await tx.query<{ digest: string; plain: string }>(
      `select digest, encode(sha256(convert_to(application_form::text, 'UTF8')), 'hex') as plain
       from app_public.job_form_versions where job_id = $1`,
      [id],
    );
    expect(version?.digest).toBe(version?.plain);
    return version?.digest;
  });
  const ask = (name: string) => fetch(`${server.url}/application-forms/${name}.js`);
  for (const time of ['compiled', 'kept']) {
    const answer = await ask(String(digest));
    expect(answer.status, time).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const code = await answer.text();
    expect(code).not.toContain('Postnummer');
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    const written = (await import(/* @vite-ignore */ url)) as { default(): Validator };
    expect(written.default()({ post: 15 })).toBe(true);
    expect(written.default()({ post: 'abc' })).toBe(false);
  }
  for (const name of ['0'.repeat(64), `${digest}0`, '..%2F..%2Fpackage', 'x', '%00']) {
    expect((await ask(name)).status, name).toBe(404);
  }
});
