import { DayField } from '#portal/ui/time/DayField.tsx';
import { useTravel } from './useTravel.ts';

/** A day of a trip. */
export function TravelDay({ name }: { name: 'startDate' | 'endDate' }) {
  const { change, fieldOf } = useTravel();
  return <DayField {...fieldOf(name)} onChange={(day) => change(name, day)} />;
}
