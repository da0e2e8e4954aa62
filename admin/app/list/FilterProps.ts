/** The props that react-admin's filter form reads from a filter's element. */
export interface FilterProps {
  source: string;
  label: string;
  alwaysOn?: boolean;
}
