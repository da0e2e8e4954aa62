import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { memberFileLimits } from '#shared/member-file-limits.ts';
import { readDataUrl } from '#shared/read-data-url.ts';
import type { MemberColumn } from './memberColumns.ts';

/** Reads a file of people, and invites them unless it is only a preview. */
export const importAccountMembersMutation = graphql(`
  mutation ImportAccountMembers($input: ImportAccountMembersInput!) {
    importAccountMembers(input: $input) {
      added
      known
      headings
      columns
      sample
      errors { code path }
    }
  }
`);

/** A chosen file. Its content is sent with every request; its name is for display. */
interface MemberFile {
  /** Distinguishes one choice from the next, even if the file has the same name. */
  choice: number;
  data: string;
  filename: string;
}

const longestName = 255;

/** The chosen file, and the server's reading of it with the assigned columns. */
export function useMemberFile() {
  const [file, setFile] = useState<MemberFile | null>(null);
  const [columns, setColumns] = useState<MemberColumn[] | null>(null);
  const [refused, refuse] = useState<Refusal[]>([]);
  const preview = useQuery({
    queryKey: ['MemberFile', file?.choice, columns],
    queryFn: async ({ signal }) => {
      const input = { file: sent(file), columns, preview: true };
      const answer = await execute(importAccountMembersMutation, { input }, { signal });
      return answer.importAccountMembers;
    },
    enabled: file !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const choose = async (given: File | undefined) => {
    if (!given) return;
    setColumns(null);
    setFile(null);
    const isTooBig = given.size > memberFileLimits.bytes;
    refuse(isTooBig ? [{ code: 'TOO_BIG', path: 'file' }] : []);
    if (isTooBig) return;
    const data = await readDataUrl(given);
    setFile({ choice: Date.now(), data, filename: given.name.slice(0, longestName) });
  };
  const name = (next: MemberColumn[]) => {
    refuse([]);
    setColumns(next);
  };
  const found = file ? preview.data : undefined;
  return {
    file,
    preview,
    /** The fields of the columns: as chosen by the user, else as guessed by the server. */
    columns: columns ?? found?.columns ?? [],
    refused: refused.length > 0 ? refused : (found?.errors ?? []),
    sample: found?.errors.length === 0 ? found : null,
    choose,
    name,
    refuse,
    input: { file: sent(file), columns },
  };
}

const sent = (file: MemberFile | null) => file && { data: file.data, filename: file.filename };
