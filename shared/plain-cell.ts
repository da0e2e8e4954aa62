/**
 * A sheet program runs a text with one of these signs at its beginning as a formula, sometimes after blanks
 * and invisible characters, and in the full-width forms of East Asia too. Text from outside must not become
 * one.
 */
const formula =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/**
 * A spreadsheet program splits cells at its own separators, semicolons or commas, despite quotes around
 * others, and starts a row at each line end: the text after such a sign may become a cell of its own.
 */
const laterFormula =
  /(?<=[,;\t\r\n])(?=[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠])/gu;

/** A text for a cell of a sheet that no sheet program runs as a formula. */
export function plainCell(text: string): string {
  const later = text.replace(laterFormula, "'");
  return formula.test(text) ? `'${later}` : later;
}
