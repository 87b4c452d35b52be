import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '../../schemas/format-text.ts';
import { root } from '../gate/run-command.ts';
import { listDecisions, writeDecisionIndex } from './decision-index.ts';
import { drawDiagram, readEdges } from './import-diagram.ts';
import { writeReferencePages } from './reference-pages.ts';

const begin = '<!-- begin: imports -->';
const end = '<!-- end: imports -->';

const replaceBlock = (text: string, block: string): string => {
  const [head, rest] = text.split(begin);
  const tail = rest?.split(end)[1];
  if (head === undefined || tail === undefined)
    throw new Error(`docs/architecture.md needs “${begin}” and “${end}”.`);
  return `${head}${begin}\n\n${block}\n\n${end}${tail}`;
};

/** Every page, or part of one, that is made from the code: path → content. */
export const generateDocs = async (): Promise<Readonly<Record<string, string>>> => {
  const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const pages = {
    ...writeReferencePages(),
    'docs/decisions/README.md': writeDecisionIndex(listDecisions(root)),
    'docs/architecture.md': replaceBlock(architecture, drawDiagram(readEdges())),
  };
  const formatted = await Promise.all(
    Object.entries(pages).map(async ([path, text]) => [path, await formatText(path, text)] as const),
  );
  return Object.fromEntries(formatted);
};
