// Goal: errors in a reaction and its texts are reported before they have an effect.
// Method: modules with errors, laid over a copy of the files of a module.
import { expect, test } from 'vitest';
import { findings } from './support/harbour.ts';

const like = (text: string) => expect.stringContaining(text);

test('a reaction to an unknown event, state or task is reported with its line', async () => {
  const file = 'db/modules/harbour/reactions/boats.sql';
  const found = await findings({
    [file]: `select app_private.begin_reactions('harbour', 'boats');
select app_private.begin_reactions('harbour', 'ships');
insert into app_public.followers (module, entity, event_type, task, while_status, condition) values
  ('harbour', 'boats', 'SUNK', 'harbour/lift_boat', null, null),
  ('harbour', 'failed_jobs', 'DISMISSED', 'harbour/count_boats', 'DISMISED', 'is_calm'),
  ('harbour', 'failed_jobs', 'RETRIED', 'core/call_webhook', null, null),
  ('harbour', 'failed_jobs', 'CREATED', 'core/release_dead_workers', null, 'text_of_boat'),
  ('harbour', 'ships', 'SUNK', 'core/release_dead_workers', null, null);
`,
    'db/modules/harbour/functions/text_of_boat.sql': `create function app_hidden.text_of_boat(boat_id uuid) returns text language sql as $$
  select 'boat_sank' where boat_id is not null $$;
`,
    'db/modules/harbour/functions/count_boats.sql': `create function app_private.count_boats() returns void language sql as $$
  select app_private.enqueue('harbour/weigh_boats', '{}') $$;
comment on function app_private.count_boats() is E'@task harbour\\nCounts them.';
`,
    'workers/modules/harbour/crontab': '# At night.\n1 2 * * * harbour/cuont_boats ?max=3\n',
  });
  expect(found).toEqual(
    expect.arrayContaining([
      like(`${file}:4 boats: SUNK never happens – Write transitions for it, or tell of it`),
      like(`${file}:4 no program performs the job harbour/lift_boat – Write @task harbour in`),
      like('failed_jobs: DISMISED is no status – There are: FAILED, RETRIED, DISMISSED.'),
      like('there is no app_hidden.is_calm(uuid) – Write a function of app_hidden'),
      like('app_hidden.text_of_boat never returns a message – Write the message among its results'),
      like('the worker may not execute app_private.count_boats – Write grant execute on'),
      like(`${file}:6 failed_jobs: it does not say whom to call – Write the name of an endpoint`),
      like('ships: there is no such table – Write the name of a table of app_public.'),
      like('functions/count_boats.sql:2 no program performs the job harbour/weigh_boats'),
      like('workers/modules/harbour/crontab:2 no program performs the job harbour/cuont_boats'),
    ]),
  );
});

test('a text that is missing, unused, without a recipient or with an unknown field is reported with its line', async () => {
  const folder = 'db/modules/harbour/reactions';
  const mail = (body: string) => `---\nsubject: Senket\nfooter: Hei.\n---\n${body}\n`;
  const found = await findings({
    [`${folder}/failed_jobs.sql`]: `select app_private.begin_reactions('harbour', 'failed_jobs');
insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('harbour', 'failed_jobs', 'DISMISSED', 'accounts/send_mail', 'seen_to', 'CAPTAIN'),
  ('harbour', 'failed_jobs', 'RETRIED', 'core/release_dead_workers', 'tried', 'error'),
  ('harbour', 'failed_jobs', 'RETRIED', 'accounts/send_sms', null, null);
`,
    [`${folder}/seen_to.nb.md`]: mail(
      'Jobben {{taks}}\n\n[Se]({{error}}/x) <b>den</b>\n\n{{> depth}}\n\nSe {{> way}}',
    ),
    [`${folder}/tried.nb.md`]: 'Jobben {{task}} fra {{portal}}.\n',
    [`${folder}/lost.en.md`]: 'Lost.\n',
    [`${folder}/seen_to.en.md`]: 'Seen to.\n',
  });
  expect(found).toEqual(
    expect.arrayContaining([
      like(`${folder}/failed_jobs.sql:3 CAPTAIN is nobody – Write ADMIN, MEMBER, OWNER,`),
      like(`${folder}/failed_jobs.sql:4 core/release_dead_workers sends no text – Write accounts/`),
      like(`${folder}/failed_jobs.sql:5 accounts/send_sms has no message – Write message`),
      like(`${folder}/seen_to.nb.md:5 {{taks}} is no field of the row – Did you mean {{task}}?`),
      like(`${folder}/seen_to.nb.md:7 the link {{error}}/x leads nowhere – Begin with {{portal}}/`),
      like(`${folder}/seen_to.nb.md:7 no mail shows html – Write paragraphs,`),
      like(`${folder}/seen_to.nb.md:9 nothing is drawn at {{> depth}} – Write workers/modules/`),
      like(`${folder}/seen_to.nb.md:11 nothing is drawn at {{> way}} – Write it alone`),
      like(`${folder}/seen_to.en.md:1 it has no subject – Write "subject: …" between`),
      like(
        `${folder}/failed_jobs.sql:4 the text tried is missing in en – Write ${folder}/tried.en.md`,
      ),
      like(`${folder}/lost.en.md:1 no reaction sends it – Remove it`),
    ]),
  );
  expect(found.filter((one) => one.startsWith(`${folder}/tried.`))).toEqual([]);
});
