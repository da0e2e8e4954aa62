const mark = '\ufeff';

function cell(text: string): string {
  // A leading sign would make a spreadsheet compute what somebody typed.
  const plain = /^[=+\-@\t\r]/.test(text) && !/^-?[\d\s.,]+$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as a CSV that a Norwegian or British spreadsheet opens as it is: semicolons, UTF-8. */
export function csvOf(rows: string[][]): string {
  return mark + rows.map((row) => row.map(cell).join(';')).join('\r\n');
}
