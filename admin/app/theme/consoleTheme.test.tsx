import { createTheme, TextField, ThemeProvider } from '@mui/material';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { consoleTheme } from './consoleTheme.ts';

test('props of older Material versions do not reach the DOM', () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const older = { InputProps: { readOnly: true }, inputProps: { min: 1 }, InputLabelProps: {} };
  const page = renderToStaticMarkup(
    <ThemeProvider theme={createTheme(consoleTheme('light'))}>
      <TextField label="Search" className="ra-input" {...older} />
    </ThemeProvider>,
  );
  expect(page).toMatch(/^(<style.*<\/style>)?<div class="[^"]*ra-input/);
  expect(page).not.toMatch(/input(label)?props/i);
  expect(warnings).not.toHaveBeenCalled();
  warnings.mockRestore();
});
