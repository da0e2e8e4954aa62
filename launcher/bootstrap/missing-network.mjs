const NO_WAY = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH'];

/**
 * The address of npm's registry when it cannot be reached, else null. npm itself retries for minutes before
 * it reports this. Behind a proxy only npm can find out, so the result is null.
 */
export async function missingNetwork(env) {
  const proxies = ['https_proxy', 'http_proxy', 'npm_config_proxy', 'npm_config_https_proxy'];
  if (proxies.some((name) => env[name] || env[name.toUpperCase()])) return null;
  const registry = env.npm_config_registry || 'https://registry.npmjs.org/';
  try {
    await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return null;
  } catch (error) {
    return NO_WAY.includes(error.cause?.code) ? registry : null;
  }
}
