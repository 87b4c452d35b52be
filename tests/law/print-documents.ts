import { root } from '../gate/run-command.ts';
import { printDocuments } from './document-print.ts';

for (const file of printDocuments(root)) console.log(file);
