/** The check of a form and its messages, loaded after the form is shown. */
export async function loadCheck() {
  const [{ checkForm }, nb, en] = await Promise.all([
    import('./checkForm.ts'),
    import('#forms/applications/faults.nb.json'),
    import('#forms/applications/faults.en.json'),
  ]);
  return { checkForm, sentences: { nb: nb.default, en: en.default } };
}
