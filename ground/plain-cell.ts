/**
 * A sheet program runs a text that begins so as a formula, some after blanks, signs that take no place,
 * and in the wide letters of East Asia too; a name from outside must not be one.
 */
const formula =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/**
 * A spreadsheet program splits cells at its own separators, semicolons or commas, despite quotes around
 * others, and starts a row at each line end: the text after such a sign may become a cell of its own.
 */
const laterFormula =
  /(?<=[,;\t\r\n])(?=[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠])/gu;

/** A text for a cell of a sheet, which no sheet program takes for a formula. */
export function plainCell(text: string): string {
  const later = text.replace(laterFormula, "'");
  return formula.test(text) ? `'${later}` : later;
}
