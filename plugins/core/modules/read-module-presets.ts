import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiOptions } from '../api-options.ts';

const require = createRequire(import.meta.url);

/** What `plugins/modules/<module>/preset.ts` may export: its plugins for either API. */
export interface ModulePresets {
  portal?: (options: ApiOptions) => GraphileConfig.Preset;
  admin?: (options: ApiOptions) => GraphileConfig.Preset;
}

/** The presets of all modules that have one. */
export function readModulePresets(
  modulesFolder: string,
  api: keyof ModulePresets,
  options: ApiOptions,
): GraphileConfig.Preset[] {
  if (!existsSync(modulesFolder)) return [];
  return readdirSync(modulesFolder)
    .sort()
    .map((module) => path.join(modulesFolder, module, 'preset.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) => (require(file) as ModulePresets)[api]?.(options) ?? []);
}
