import { Ajv, type ValidateFunction } from 'ajv';
import { patternFamilies } from '../../protocol/pattern-families.ts';
import type { CompiledForm } from '../../protocol/release.ts';

/** The one Ajv setting of forms, for the modules that browsers run and for the server. */
export const createFormAjv = (forModule: boolean): Ajv =>
  new Ajv({
    allErrors: true,
    strict: true,
    ownProperties: true,
    $data: true,
    code: { source: forModule, esm: forModule },
    formats: Object.fromEntries(patternFamilies.map(({ name, source }) => [name, new RegExp(source, 'u')])),
  });

/** Compiles a form's schema. Throws on an unknown format or keyword. */
export const compileFormValidator = (form: CompiledForm): ValidateFunction =>
  createFormAjv(false).compile(form.schema);
