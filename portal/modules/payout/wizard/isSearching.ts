/** Whether the organisation of a new profile is still to be found: there is nothing else to fill in yet. */
export function isSearching(values: Record<string, string>): boolean {
  return (
    values.freelanceType === 'ORGANIZATION' &&
    values.registered !== 'yes' &&
    values.manual !== 'yes'
  );
}
