import { planSchemaFile } from '../src/protocol/setup/setup-plan.ts';
import { formatText } from './format-text.ts';

const path = 'schemas/setup/plan.schema.json';
/** The schema of a set-up plan, for editors that complete by it. */
export const generatePlan = async (): Promise<Readonly<Record<string, string>>> => ({
  [path]: await formatText(path, JSON.stringify(planSchemaFile())),
});
