import standaloneCode from 'ajv/dist/standalone/index.js';
import type { CompiledForm } from '../../protocol/release/release.ts';
import { toCanonicalJson } from '../../protocol/json/canonical-json.ts';
import { limits } from '../../protocol/json/limits.ts';
import { assertSchema, createFormAjv, listRuledFields } from './form-validator.ts';

/**
 * The helpers that Ajv's code asks for, written for what forms hold: text counts in code points and
 * constants are single values.
 */
const helpers: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': '(text)=>{let n=0;for(const _ of text)n++;return n}',
  'require("ajv/dist/runtime/equal").default': '(a,b)=>a===b||(a!==a&&b!==b)',
};

const scalarTypes = new Set(['string', 'number', 'integer', 'boolean']);

const assertFlat = (form: CompiledForm): void => {
  const properties = Object.entries(
    (form.schema.properties ?? {}) as Readonly<Record<string, { type?: unknown }>>,
  );
  for (const [name, { type }] of properties) {
    if (!scalarTypes.has(String(type)))
      throw new Error(
        `the field "${name}" is ${String(type)}; a field holds text, a number or true and false`,
      );
  }
};

/** Modules by schema: a draft is checked often and its forms change rarely. */
const written = new Map<string, string>();
const mostWritten = 200;

/**
 * The validator of a form as one small ES module that needs nothing else: no `require`, no `eval`.
 * Exports the function as `validate` and as default. Throws when the schema cannot be compiled.
 */
export const writeValidator = async (form: CompiledForm): Promise<string> => {
  const key = toCanonicalJson(form.schema);
  const entry = written.get(key);
  if (entry !== undefined) return entry;
  const code = await writeModule(form);
  if (written.size >= mostWritten) written.clear();
  written.set(key, code);
  return code;
};

/**
 * Ajv's code behind a check of lengths: with all findings wanted, Ajv has a pattern go over a text of any
 * length, also where the text is longer than its field takes.
 */
const boundTexts = (code: string, form: CompiledForm): string => {
  const exported = /export const validate = (\w+);export default \1;/;
  const name = exported.exec(code)?.[1];
  if (name === undefined) throw new Error('Expected the code of Ajv to export one function');
  const most = limits.patternInputLength;
  return `${code.replace(exported, '')}
const tooLong = (text) => typeof text === 'string' && (text.length > ${2 * most} || (text.length > ${most} && [...text].length > ${most}));
export const validate = (data) => {
  const errors = ${JSON.stringify(listRuledFields(form))}.flatMap((name) => data && Object.prototype.hasOwnProperty.call(data, name) && tooLong(data[name])
    ? [{ instancePath: '/' + name, schemaPath: '#/properties/' + name + '/maxLength', keyword: 'maxLength', params: { limit: ${most} }, message: 'must NOT have more than ${most} characters' }]
    : []);
  if (errors.length > 0) { validate.errors = errors; return false; }
  const valid = ${name}(data);
  validate.errors = ${name}.errors;
  return valid;
};
export default validate;`;
};

const writeModule = async (form: CompiledForm): Promise<string> => {
  assertFlat(form);
  assertSchema(form.schema);
  const ajv = createFormAjv(true);
  let code = standaloneCode(ajv, ajv.compile(form.schema));
  for (const [request, helper] of Object.entries(helpers)) code = code.replaceAll(request, helper);
  const leftover = /require\([^)]*\)/.exec(code);
  if (leftover !== null) throw new Error(`the validator asks for ${leftover[0]}, which is not allowed`);
  // A start that finds its forms compiled needs no tool.
  const { transform } = await import('esbuild');
  const result = await transform(boundTexts(code, form), {
    format: 'esm',
    minify: true,
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
  });
  return result.code;
};
