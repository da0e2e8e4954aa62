/** What a cell says of true and false; sheet programs would show their own words in capitals. */
export const yesAndNo = {
  nb: { true: 'Ja', false: 'Nei' },
  en: { true: 'Yes', false: 'No' },
};
