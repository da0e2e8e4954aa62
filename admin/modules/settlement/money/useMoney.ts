import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '#admin/app/api/request.ts';
import { httpErrorOf } from '#admin/app/data/httpErrorOf.ts';
import { type MoneyOverview, moneyQuery } from './moneyQuery.ts';

const isOverview = (value: unknown): value is MoneyOverview =>
  typeof value === 'object' && value !== null && 'months' in value;

/** The overview of a year, this one when none is given; null for operators who may not read it. */
export const useMoney = (year: number | null) =>
  useQuery({
    queryKey: ['moneyOverview', year],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { moneyOverview } = await request(moneyQuery, { year }).catch((cause: unknown) => {
        throw httpErrorOf(cause);
      });
      return isOverview(moneyOverview) ? moneyOverview : null;
    },
  });
