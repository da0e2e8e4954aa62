import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { isIsoDay } from '#portal/ui/time/isIsoDay.ts';
import type { WritingProfile } from './WritingProfile.ts';
import { writingQuery } from './writingQuery.ts';

/** The profiles with the rates of the day the invoice is dated; those of today until they are there. */
export function useProfilesOn(day: string, ofToday: WritingProfile[]): WritingProfile[] {
  const { data } = useQuery({
    ...queryOf(writingQuery, { invoicedOn: day }),
    enabled: isIsoDay(day),
    placeholderData: keepPreviousData,
  });
  return data?.freelanceProfiles.items ?? ofToday;
}
