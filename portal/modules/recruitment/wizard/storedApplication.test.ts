import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryOf } from '#portal/graphql/graphql.ts';
import { type Application, ownApplicationQuery } from './applicationFields.ts';
import { newestApplication, storeApplication } from './storedApplication.ts';

const version = (updatedAt: string, id = 'app_1') => ({ id, updatedAt }) as Application;
const stored = (...items: Application[]) => ({ jobApplications: { items } });
const early = version('2026-11-29T21:55:25.607+00:00');
const late = version('2026-11-29T21:55:25.607052+00:00');

test('an older version does not replace a newer one; another application, or none, does', () => {
  expect(newestApplication(stored(late), stored(early))).toEqual(stored(late));
  expect(newestApplication(stored(early), stored(late))).toEqual(stored(late));
  expect(newestApplication(undefined, stored(early))).toEqual(stored(early));
  expect(newestApplication(stored(late), stored())).toEqual(stored());
  const other = version('2026-11-01T00:00:00+00:00', 'app_2');
  expect(newestApplication(stored(late), stored(other))).toEqual(stored(other));
});

test('what was saved is stored with the job it belongs to, and with no other', () => {
  const queryClient = new QueryClient();
  const keyOf = (jobId: string) => queryOf(ownApplicationQuery, { jobId }).queryKey;
  const other = version('2026-11-01T00:00:00+00:00', 'app_2');
  queryClient.setQueryData(keyOf('job_1'), stored(early));
  queryClient.setQueryData(keyOf('job_2'), stored(other));
  storeApplication(queryClient, late);
  expect(queryClient.getQueryData(keyOf('job_1'))).toEqual(stored(late));
  expect(queryClient.getQueryData(keyOf('job_2'))).toEqual(stored(other));
});
