import { handOver } from './bootstrap/hand-over.mjs';

await handOver('launcher/test.ts');
