import path from 'node:path';
import { runTool } from '#tools/launcher/process/run-tool.ts';

/** A launcher to be ended: runs a tool that stays, as one that builds a front end. */
const [notes = ''] = process.argv.slice(2);
await runTool(import.meta.dirname, 'note-and-wait.ts', [], { NOTES: path.resolve(notes) });
