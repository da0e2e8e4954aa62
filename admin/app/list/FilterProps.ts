/** What react-admin's filter form reads off a filter's element. */
export interface FilterProps {
  source: string;
  label: string;
  alwaysOn?: boolean;
}
