import ts from 'typescript';
import type { SourceFile } from './list-sources.ts';

let last: { readonly file: SourceFile; readonly source: ts.SourceFile } | null = null;

/** The syntax tree of a file. That of the last one is kept: the rules about syntax look at a file one after another. */
export const parseSource = (file: SourceFile): ts.SourceFile => {
  if (last?.file !== file) {
    const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    last = {
      file,
      source: ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind),
    };
  }
  return last.source;
};
