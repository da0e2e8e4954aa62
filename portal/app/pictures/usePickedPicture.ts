import { useState } from 'react';
import { readDataUrl } from '#shared/read-data-url.ts';
import type { FileLimits } from '../../ui/files/sortFiles.ts';
import { useMessages } from '../../ui/texts.ts';
import { type Refusal, refusalText } from '../errors/refusalText.ts';
import { fitFiles } from './fitFiles.ts';

interface Picked {
  data: string;
  filename: string;
}

interface Options {
  limits: FileLimits;
  /** Its field and label. */
  path: string;
  label: string;
}

/** A chosen picture that is not uploaded yet. Unsuitable files are reported at once. */
export function usePickedPicture({ limits, path, label }: Options) {
  const { language } = useMessages('errors');
  const [picked, setPicked] = useState<Picked | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const take = async (files: readonly File[]) => {
    const { fit, tooBig, wrongType, heic, incomplete } = await fitFiles(files, limits);
    if (wrongType + heic > 0) setRefusal({ code: 'INVALID', path });
    else if (incomplete > 0) setRefusal({ code: 'INVALID', path: `${path}.incomplete` });
    else setRefusal(tooBig > 0 ? { code: 'TOO_BIG', path } : null);
    const [file] = fit;
    if (file) setPicked({ data: await readDataUrl(file), filename: file.name });
  };
  const clear = () => {
    setPicked(null);
    setRefusal(null);
  };
  /** The browser could not draw it. */
  const refuseUnreadable = () => {
    setPicked(null);
    setRefusal({ code: 'INVALID', path });
  };
  const problem = refusal && refusalText(refusal, language, label);
  return { picked, problem, take, clear, refuse: setRefusal, refuseUnreadable };
}
