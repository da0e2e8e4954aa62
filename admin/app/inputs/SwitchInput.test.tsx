import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { SwitchInput } from './SwitchInput.tsx';

function BoatForm({ children }: { children: ReactNode }) {
  return <FormProvider {...useForm()}>{children}</FormProvider>;
}

test('a switch writes nothing into the page that browsers do not know', () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = renderToStaticMarkup(
    <BoatForm>
      <SwitchInput source="isAfloat" label="Afloat" helperText={false} />
    </BoatForm>,
  );
  expect(page).toMatch(/<input[^>]*name="isAfloat"/);
  expect(page).toContain('Afloat');
  expect(warnings).not.toHaveBeenCalled();
  warnings.mockRestore();
});
