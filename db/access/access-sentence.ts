import type { Access } from './measure-access.ts';

/**
 * One line of a table's access file: the commands an actor may run, with the columns where not all are
 * included.
 */
export function accessSentence(who: string, access: Access, columns: string[]): string {
  const deeds: string[] = [];
  const some = (names: string[]) => (names.length === columns.length ? '' : ` ${names.join(', ')}`);
  if (access.select.length) deeds.push(`select${some(access.select)}`);
  if (access.insert.length) deeds.push(`insert${some(access.insert)}`);
  if (access.update.length) deeds.push(`update${some(access.update)}`);
  if (access.delete) deeds.push('delete');
  return `${who}: ${deeds.length ? deeds.join('; ') : 'nothing'}`;
}
