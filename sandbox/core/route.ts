import type { SandboxPart } from '../env.ts';

export type SandboxLanguage = 'nb' | 'en';

export type SandboxRequest = {
  url: URL;
  /** The captured groups of the path's pattern. */
  params: string[];
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  language: SandboxLanguage;
  /** The services simulated here. */
  parts: readonly SandboxPart[];
};

export type SandboxReply = {
  status?: number;
  headers?: Record<string, string>;
  body: string | Buffer;
};

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** The limit of the body; a megabyte by default. */
  maxBytes?: number;
  handle(request: SandboxRequest): Promise<SandboxReply> | SandboxReply;
};

/** A JSON answer. */
export function json(
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): SandboxReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

/** Sends the browser on after a form. */
export function redirect(location: string): SandboxReply {
  return { status: 303, headers: { location }, body: '' };
}
