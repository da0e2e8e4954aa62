import { writeFileSync } from 'node:fs';
import { tagsPage } from './tags-page.ts';

if (import.meta.main) writeFileSync(new URL('../../docs/tags.md', import.meta.url), tagsPage);
