import { type APIRequestContext, expect } from '@playwright/test';
import { makeNewcomer } from './make-freelancer.ts';

const CONSENT = 'query ($jobId: String!) { publicJob(id: $jobId) { consent { version } } }';
const BEGIN = `mutation Apply($job: FindOrCreateJobApplicationInput!) {
  findOrCreateJobApplication(input: $job) { jobApplication { id } errors { code path } }
}`;
const SEND = `mutation Send($answers: UpdateJobApplicationInput!, $send: SubmitJobApplicationInput!) {
  updateJobApplication(input: $answers) { errors { code path } }
  submitJobApplication(input: $send) { errors { code path } }
}`;

/** A new user who has submitted an application to a job. */
export async function applyFor(
  request: APIRequestContext,
  jobId: string,
  applicationFormAnswers: { questionId: string; value: string }[],
) {
  const person = await makeNewcomer(request);
  const call = async (query: string, variables: object) => {
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = await request.post('/graphql', { data: { query, variables }, headers });
    return (await answer.json()).data;
  };
  const { publicJob } = await call(CONSENT, { jobId });
  const started = await call(BEGIN, { job: { jobId } });
  const { id } = started.findOrCreateJobApplication.jobApplication;
  const sent = await call(SEND, {
    answers: { id, attributes: { applicationFormAnswers } },
    send: { id, consentVersion: publicJob.consent.version },
  });
  expect([sent.updateJobApplication.errors, sent.submitJobApplication.errors]).toEqual([[], []]);
  return { ...person, applicationId: id as string };
}
