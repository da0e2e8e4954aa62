/** What says what is wrong with a form, and how: fetched when the form stands there already. */
export async function loadCheck() {
  const [{ checkForm }, nb, en] = await Promise.all([
    import('./checkForm.ts'),
    import('../../../../../forms/applications/faults.nb.json'),
    import('../../../../../forms/applications/faults.en.json'),
  ]);
  return { checkForm, sentences: { nb: nb.default, en: en.default } };
}
