import { useEffect, useRef, useState } from 'react';
import { releaseFile, preserveFile } from '../../runtime/core/preserved-files.ts';
import { isHeic, readPictureType, type PictureType } from './check-file.ts';

export interface ChosenFile {
  readonly handle: string;
  readonly name: string;
  readonly type: PictureType;
  /** Bytes. */
  readonly size: number;
  /** Object URL of the preview. */
  readonly preview: string;
}

/** Why a file was not taken. */
export interface Refusal {
  readonly name: string;
  readonly reason: 'heic' | 'wrongKind' | 'tooLarge' | 'tooMany';
}

export interface ChosenFiles {
  readonly files: readonly ChosenFile[];
  readonly refusals: readonly Refusal[];
  readonly add: (offered: readonly File[]) => Promise<void>;
  readonly remove: (handle: string) => void;
}

const judge = async (
  file: File,
  mostBytes: number,
): Promise<PictureType | 'heic' | 'tooLarge' | 'wrongKind'> => {
  // Of another kind it has another size.
  if (await isHeic(file)) return 'heic';
  if (file.size > mostBytes) return 'tooLarge';
  return (await readPictureType(file)) ?? 'wrongKind';
};

/** Accepted files with their previews, and the refused files with the reason. */
export const useChosenFiles = (
  limits: { readonly most: number; readonly mostBytes: number },
  tell: (files: readonly ChosenFile[]) => void,
): ChosenFiles => {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const current = useRef<readonly ChosenFile[]>([]);
  const set = (next: readonly ChosenFile[]): void => {
    current.current = next;
    setFiles(next);
    tell(next);
  };
  // The files themselves stay: the machine may be sending them while this part of the page goes.
  useEffect(() => () => current.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);
  return {
    files,
    refusals,
    add: async (offered) => {
      const judged = await Promise.all(
        offered.map(async (file) => ({ file, verdict: await judge(file, limits.mostBytes) })),
      );
      const refused: Refusal[] = [];
      const newFiles: ChosenFile[] = [];
      for (const { file, verdict } of judged) {
        if (verdict === 'heic' || verdict === 'tooLarge' || verdict === 'wrongKind')
          refused.push({ name: file.name, reason: verdict });
        else if (current.current.length + newFiles.length >= limits.most)
          refused.push({ name: file.name, reason: 'tooMany' });
        else
          newFiles.push({
            handle: preserveFile(file),
            name: file.name,
            type: verdict,
            size: file.size,
            preview: URL.createObjectURL(file),
          });
      }
      setRefusals(refused);
      if (newFiles.length > 0) set([...current.current, ...newFiles]);
    },
    remove: (handle) => {
      const gone = current.current.find((file) => file.handle === handle);
      if (gone === undefined) return;
      URL.revokeObjectURL(gone.preview);
      releaseFile(handle);
      setRefusals([]);
      set(current.current.filter((file) => file !== gone));
    },
  };
};
