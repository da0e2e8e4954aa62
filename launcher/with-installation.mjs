import { handOver } from './bring/hand-over.mjs';

await handOver('launcher/with-installation.ts');
