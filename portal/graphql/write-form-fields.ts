import { writeFileSync } from 'node:fs';
import { formFields } from './formFields.ts';

for (const { path, text } of formFields()) writeFileSync(path, text);
