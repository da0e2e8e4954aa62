import type { Payload } from '../../support/answer.ts';
import type { Api } from './create-api.ts';

interface File {
  downloadPath: string;
  thumbPath: string | null;
}

interface Project {
  id: string;
  note: string | null;
  briefFile: File | null;
}

const create = `mutation ($input: CreateProjectInput!) { createProject(input: $input) {
  project { id title note budget sharePercent dueOn status tasks { title hours } person { name }
    briefFile { filename contentType byteSize thumbPath downloadPath } }
  errors { code path } } }`;

/** Creates a project by the API's own mutation and returns its payload. */
export async function createProject(api: Api, input: object, token: string | null) {
  const answer = await api.ask<{ createProject: Payload<{ project: Project | null }> } | null>(
    create,
    { input },
    token,
  );
  if (!answer.data?.createProject) throw new Error(JSON.stringify(answer));
  return answer.data.createProject;
}
