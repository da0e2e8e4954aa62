/** The texts of true and false in a cell; spreadsheet programs would show their own in capitals. */
export const yesAndNo = {
  nb: { true: 'Ja', false: 'Nei' },
  en: { true: 'Yes', false: 'No' },
};
