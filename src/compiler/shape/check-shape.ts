import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { SiteDocuments } from '../../protocol/document/document.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { limits, sourceLimits } from '../../protocol/json/limits.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import { createIssueLog, type IssueLog } from '../issue-log.ts';
import { deepest, isTooDeep } from '../../protocol/json/nesting.ts';
import { fromPointer, type Place } from '../pointer.ts';
import { suggestName } from '../suggest.ts';
import { listWords, readUnread } from './broken-document.ts';
import { mendDocument, type ReadDocument } from './mend-document.ts';
import { documentKinds, sharedSchemas, type DocumentKind } from './document-kinds.ts';
import { reportShapeErrors } from './report-shape-errors.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { toText } from '../../protocol/json/to-text.ts';

let validators: ReadonlyMap<string, ValidateFunction> | null = null;

/** The schemas never change while a process runs, so their validators are made once. */
const getValidators = (): ReadonlyMap<string, ValidateFunction> => {
  if (validators !== null) return validators;
  // The schemas are the build's own and checked by its tests.
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    verbose: true,
    ownProperties: true,
    meta: false,
    validateSchema: false,
    // They run on small documents: making them shorter first takes longer than it saves.
    code: { optimize: false },
  });
  for (const [name, schema] of Object.entries(sharedSchemas)) ajv.addSchema(schema as object, name);
  const validatorByKind = new Map<string, ValidateFunction>();
  for (const kind of documentKinds) {
    ajv.addSchema(kind.schema as object, `kind/../${kind.name.replace('/', '-')}.schema.json`);
    validatorByKind.set(
      kind.name,
      ajv.compile({ ...(kind.schema as object), $id: `${kind.name.replace('/', '-')}.schema.json` }),
    );
  }
  validators = validatorByKind;
  return validatorByKind;
};

const checkTexts = (log: IssueLog, document: string, value: unknown, place: Place): void => {
  if (typeof value === 'string') {
    if (value.length <= limits.stringLength) return;
    log.report(
      'limit.string-length',
      { document, place },
      `The text has ${value.length} characters; ${limits.stringLength} are the most.`,
    );
  } else if (Array.isArray(value)) {
    value.forEach((item: Json, index) => checkTexts(log, document, item, [...place, index]));
  } else if (isJsonObject(value)) {
    for (const [key, entry] of Object.entries(value)) checkTexts(log, document, entry, [...place, key]);
  }
};

/** Whether a document keeps the language's bounds, so that it is safe to read. */
const checkBounds = (log: IssueLog, path: string, document: unknown): boolean => {
  if (isTooDeep(document)) {
    log.report(
      'limit.node-depth',
      { document: path, place: [] },
      `The document is nested deeper than ${deepest} levels.`,
    );
    return false;
  }
  const bytes = document === undefined ? 0 : Buffer.byteLength(JSON.stringify(document), 'utf8');
  if (bytes <= sourceLimits.documentBytes) {
    checkTexts(log, path, document, []);
    return true;
  }
  log.report(
    'limit.document-size',
    { document: path, place: [] },
    `The document has ${bytes} bytes; ${sourceLimits.documentBytes} are the most.`,
  );
  return false;
};

const expectedId = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const checkId = (log: IssueLog, path: string, document: JsonObject): void => {
  const id = expectedId(path);
  if (document.id === undefined || document.id === id) return;
  log.report(
    'shape.id-mismatch',
    { document: path, place: ['id'] },
    `The id is "${toText(document.id)}", but the document is stored as "${path}"; expected "${id}".`,
    { summary: `Set the id to "${id}"`, value: id },
  );
};

const hasLanguage = (kind: DocumentKind): boolean =>
  kind.name !== 'locales' && !kind.name.startsWith('forms.');

/** A document of which nothing is read. */
const lose = (document: unknown): ReadDocument => ({
  places: [''],
  isSmall: false,
  isLost: true,
  moved: new Map(),
  words: isTooDeep(document) ? new Set() : listWords(JSON.stringify(document ?? null)),
});
const validatorOf = (kind: DocumentKind): ValidateFunction => {
  const validate = getValidators().get(kind.name);
  if (validate === undefined) throw new Error(`Expected a validator for ${kind.name}`);
  return validate;
};
const checkDocument = (
  log: IssueLog,
  kind: DocumentKind,
  path: string,
  document: unknown,
): Omit<CheckedShape, 'issues'> => {
  if (!checkBounds(log, path, document)) return { readable: null, broken: lose(document) };
  const validate = validatorOf(kind);
  if (validate(document)) {
    if (!hasLanguage(kind) || !isJsonObject(document)) return { readable: { document }, broken: null };
    checkId(log, path, document);
    // Others name it as it is stored.
    const named = document.id === undefined ? document : { ...document, id: expectedId(path) };
    return { readable: { document: document.id === named.id ? document : named }, broken: null };
  }
  reportShapeErrors(log, path, validate.errors as readonly ErrorObject[], fromPointer);
  const mended = mendDocument(document, validate);
  return mended === null
    ? { readable: null, broken: lose(document) }
    : { readable: { document: mended.document }, broken: mended };
};
/** Of a file that is no JSON nothing is said but that; what could be made of it keeps others from being misjudged. */
const readBroken = (
  log: IssueLog,
  path: string,
  { issues, words, value }: NonNullable<ReturnType<typeof readUnread>>,
): Omit<CheckedShape, 'issues'> => {
  issues.forEach(log.add);
  if (issues.length === 0)
    log.report('shape.not-json', { document: path, place: [] }, 'The file is not JSON.');
  const kind = documentKinds.find((candidate) => candidate.matches(path));
  const whole = { places: [''], words: new Set(words), isSmall: false, moved: new Map() };
  const lost = { readable: null, broken: { ...whole, isLost: true } };
  if (kind === undefined || !checkBounds(createIssueLog(), path, value)) return lost;
  const validate = validatorOf(kind);
  const document = validate(value) ? value : mendDocument(value, validate)?.document;
  return document === undefined ? lost : { readable: { document }, broken: { ...whole, isLost: false } };
};

/** One document by its kind's schema: what is wrong, and what of it is safe to read. */
export interface CheckedShape {
  /** Null where nothing of it is. */
  readonly readable: { readonly document: unknown } | null;
  /** What it lacks of what is written in it; null where all is read. */
  readonly broken: ReadDocument | null;
  readonly issues: readonly Issue[];
}

/** Checks a document against the schema of its kind, the limits and its name. */
export const checkShape = (path: string, document: unknown): CheckedShape => {
  const log = createIssueLog();
  const unread = readUnread(document);
  if (unread !== null) {
    const read = readBroken(log, path, unread);
    return { ...read, issues: log.list() };
  }
  const kind = documentKinds.find((candidate) => candidate.matches(path));
  if (kind !== undefined) {
    const read = checkDocument(log, kind, path, document);
    return { ...read, issues: log.list() };
  }
  const names = documentKinds.map((candidate) => candidate.name);
  log.report(
    'shape.unknown-document',
    { document: path, place: [] },
    `No portal has a document "${path}".${suggestName(path, names)}`,
  );
  return { readable: null, broken: null, issues: log.list() };
};

/** Says which documents that every site needs are missing. */
export const checkMissing = (log: IssueLog, documents: SiteDocuments): void => {
  for (const kind of documentKinds) {
    if (!kind.required || Object.hasOwn(documents, kind.name)) continue;
    log.report(
      'shape.missing-document',
      { document: kind.name, place: [] },
      `The document "${kind.name}" is missing.`,
    );
  }
};
