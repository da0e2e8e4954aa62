/**
 * Loaded into every process the launcher starts. A launcher that is killed outright cannot stop its
 * children, but the channel to it closes, and that is the sign to end.
 */
const GRACE_MS = 5000;

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
// The listener above must not keep a process alive that has nothing else to do.
process.channel?.unref();

// Child processes would otherwise load it too, and close the channel they live by.
const own = process.execArgv.findIndex((argument) => argument.endsWith('/leash.ts'));
if (own > 0) process.execArgv.splice(own - 1, 2);
