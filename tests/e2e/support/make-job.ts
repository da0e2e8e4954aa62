import { type APIRequestContext, expect } from '@playwright/test';
import { ask } from './ask.ts';
import { makeNewcomer } from './make-freelancer.ts';
import { spoken } from './words.ts';

export interface TeamWithJob {
  token: string;
  home: string;
  jobId: string;
}

const CREATE = `mutation CreateJob($input: CreateJobInput!) {
  createJob(input: $input) { job { id } errors { code path } }
}`;

/** A new team with a job, with or without a form. */
export async function makeTeamWithJob(
  request: APIRequestContext,
  applicationForm?: object,
  jobChecks?: object[],
): Promise<TeamWithJob> {
  const nina = await makeNewcomer(request);
  const team = { name: `Barnehagen ${nina.lastName}` };
  const { account } = await ask<{ account: { id: string; slug: string } }>(
    request,
    'CreateTeam',
    'createTeamAccount',
    { input: { attributes: team } },
    nina.token,
  );
  const input = { id: account.id };
  const { token } = await ask<{ token: string }>(
    request,
    'SwitchAccount',
    'switchAccount',
    { input },
    nina.token,
  );
  const attributes = {
    title: 'Vikar i barnehage',
    tagline: 'Noen dager i måneden',
    description: 'Vi trenger noen når en av oss er syk.',
    privacyLink: 'https://barnehagen.example/personvern',
    termsLink: 'https://barnehagen.example/vilkar',
    ...(applicationForm && { applicationForm }),
    ...(jobChecks && { jobChecks }),
  };
  const answer = await request.post('/graphql', {
    data: { query: CREATE, variables: { input: { attributes } } },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  expect(data.createJob.errors).toEqual([]);
  const home = `/v2/${spoken}/business/${account.slug}`;
  return { token, home, jobId: data.createJob.job.id };
}

const UPDATE = `mutation Update($input: UpdateJobInput!) {
  updateJob(input: $input) { errors { code path } }
}`;

const PUBLISH = `mutation Publish($input: PublishJobInput!) {
  publishJob(input: $input) { errors { code path } }
}`;

/** Sets the form of a job if given, publishes it, and returns the path of its wizard. */
export async function publishJob(
  request: APIRequestContext,
  token: string,
  id: string,
  applicationForm?: object,
): Promise<string> {
  const run = async (name: string, query: string, input: object) => {
    const answer = await request.post('/graphql', {
      data: { query, variables: { input } },
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await answer.json()).data[name].errors).toEqual([]);
  };
  if (applicationForm) await run('updateJob', UPDATE, { id, attributes: { applicationForm } });
  await run('publishJob', PUBLISH, { id });
  return `/v2/${spoken}/recruitmore/enrolment-wizard/${id}`;
}

/** A new team with a published job, and the path of its wizard. */
export async function makePublishedJob(
  request: APIRequestContext,
  applicationForm: object,
  jobChecks?: object[],
) {
  const team = await makeTeamWithJob(request, applicationForm, jobChecks);
  return { ...team, wizard: await publishJob(request, team.token, team.jobId) };
}
