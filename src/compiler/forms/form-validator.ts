import { Ajv } from 'ajv';
import { ageOfMemberKeyword, ageZoneKeyword, minimumAgeKeyword } from '../../protocol/time/minimum-age.ts';
import { patternFamilies } from '../../protocol/document/pattern-families.ts';
import type { JsonSchema } from '../../protocol/json/json.ts';
import type { CompiledForm } from '../../protocol/release/release.ts';

/** Judges whether a schema is one; made once, for it takes longer than the validator of a form. */
let judge: Ajv | null = null;

/** Throws where something is no JSON Schema. */
export const assertSchema = (schema: CompiledForm['schema']): void => {
  judge ??= new Ajv({ strict: false });
  if (judge.validateSchema(schema) !== true)
    throw new Error(`schema is invalid: ${judge.errorsText(judge.errors)}`);
};

/** Fields whose text a pattern judges: theirs alone has a cost that grows with its length. */
export const listRuledFields = ({ schema }: CompiledForm): readonly string[] =>
  Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>).flatMap(([name, field]) =>
    field.pattern === undefined && field.format === undefined ? [] : [name],
  );

/** The one Ajv setting of forms, for the modules that browsers run and for the server. */
export const createFormAjv = (forModule: boolean): Ajv => {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    ownProperties: true,
    $data: true,
    // The caller sees to it: each setting would make the judge again.
    meta: false,
    validateSchema: false,
    code: { source: forModule, esm: forModule },
    formats: Object.fromEntries(patternFamilies.map(({ name, source }) => [name, new RegExp(source, 'u')])),
  });
  return ajv.addVocabulary([minimumAgeKeyword, ageZoneKeyword, ageOfMemberKeyword]);
};
