import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The exports of `plugins/modules/<module>/preset.ts`: additions to either API. Plans find the services of
 * the running server in the context of the request, as `serverContext`.
 */
export interface ModulePresets {
  portal?: GraphileConfig.Preset;
  admin?: GraphileConfig.Preset;
}

/** The presets of all modules that have one. */
export function readModulePresets(
  modulesFolder: string,
  api: keyof ModulePresets,
): GraphileConfig.Preset[] {
  if (!existsSync(modulesFolder)) return [];
  return readdirSync(modulesFolder)
    .sort()
    .map((module) => path.join(modulesFolder, module, 'preset.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) => (require(file) as ModulePresets)[api] ?? []);
}
