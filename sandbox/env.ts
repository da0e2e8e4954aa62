/** What the sandbox is told by its surroundings. */
export type SandboxEnv = {
  port: number;
  smtpPort: number;
  folder: string;
};

/** Reads the environment once, at start. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): SandboxEnv {
  const missing = ['SANDBOX_PORT', 'SANDBOX_SMTP_PORT', 'SANDBOX_DIR'].filter(
    (name) => !source[name],
  );
  if (missing.length > 0) throw new Error(`The sandbox needs ${missing.join(', ')}`);
  return {
    port: Number(source.SANDBOX_PORT),
    smtpPort: Number(source.SANDBOX_SMTP_PORT),
    folder: source.SANDBOX_DIR ?? '',
  };
}
