/** A name of a file that leads out of no folder it is unpacked in. */
export const plainEntryName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-100);
