import { xmlText } from '#shared/xml.ts';

/** Whether anything of a text can be read in XML. Receivers count white space as empty. */
export const isWritten = (text: string): boolean => xmlText(text).trim() !== '';
