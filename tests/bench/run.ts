import { authoring } from './authoring/authoring.ts';
import { serving } from './serving.ts';

// `npm run bench` measures what people wait for, `npm run bench -- authoring` what those write who build it.

const [which = 'serving'] = process.argv.slice(2);
const benches = { serving, authoring };
const bench = Object.entries(benches).find(([name]) => name === which)?.[1];
if (!bench) throw new Error(`There is a bench ${Object.keys(benches).join(' and one ')}`);
await bench((message) => console.error(message));
