import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { componentDefinitions } from '../../src/components/generated/definitions.ts';
import { formDefinitions } from '../../src/forms/generated/definitions.ts';

/** What a place of the program fills into a text: the text's key, and the names that it gives values. */
export interface FilledText {
  /** Null where the source does not say which text it is; a star is for any name. */
  readonly key: string | null;
  readonly names: readonly string[];
  readonly file: string;
}

const root = join(import.meta.dirname, '..', '..');
/** Folders whose code shows texts of a release. */
const folders = ['src/components', 'src/forms', 'src/portal', 'src/compiler/forms'] as const;
const sayers: ReadonlySet<string> = new Set(['text', 't', 'translate']);
const definitions = [...componentDefinitions, ...formDefinitions];

const listFiles = (): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fake|definition)\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );

const kebab = (type: string): string => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Keys that a name can mean: a component's own name for a text, or a key as it is. */
const listKeys = (file: string, name: string): readonly string[] => {
  if (name.includes('.')) return [name];
  const folder = basename(dirname(file));
  const ownDefinitions = definitions.filter(({ type }) => kebab(type) === folder);
  // A part that several components share says the texts of each.
  return (ownDefinitions.length > 0 ? ownDefinitions : definitions).flatMap(
    ({ texts = {} }) => texts[name] ?? [],
  );
};

const readLiterals = (type: ts.Type): readonly string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));

const nameOf = (node: ts.PropertyName | ts.LeftHandSideExpression): string =>
  ts.isIdentifier(node) || ts.isStringLiteral(node)
    ? node.text
    : ts.isPropertyAccessExpression(node)
      ? node.name.text
      : '';

/** The words and the values of a call that says a text, or of an object that names both for such a call. */
const findSaying = (node: ts.Node): readonly [words: ts.Expression, values: ts.Expression | null] | null => {
  if (ts.isCallExpression(node)) {
    const [words, values] = node.arguments;
    if (!sayers.has(nameOf(node.expression)) || words === undefined) return null;
    return [words, values ?? null];
  }
  if (!ts.isObjectLiteralExpression(node)) return null;
  const entries = new Map(
    node.properties.flatMap((property): [string, ts.Expression][] => {
      if (ts.isPropertyAssignment(property)) return [[nameOf(property.name), property.initializer]];
      return ts.isShorthandPropertyAssignment(property) ? [[property.name.text, property.name]] : [];
    }),
  );
  const pairs = [
    ['text', 'args'],
    ['foyer:hint', 'foyer:hintArgs'],
  ] as const;
  for (const [first, second] of pairs) {
    const [words, values] = [entries.get(first), entries.get(second)];
    if (words !== undefined && values !== undefined) return [words, values];
  }
  return null;
};

/** The beginning of a key that is put together where it is said. */
const readTemplate = (words: ts.Expression): string | null =>
  ts.isTemplateExpression(words) ? `${words.head.text}*${words.templateSpans.at(-1)?.literal.text}` : null;

/** What one place of the program says and fills in, by the types of what it hands over. */
const readSaying = (
  checker: ts.TypeChecker,
  file: string,
  [words, values]: NonNullable<ReturnType<typeof findSaying>>,
): readonly FilledText[] => {
  const given = values === null ? [] : checker.getTypeAtLocation(values).getProperties();
  const names = given.map((property) => property.name);
  const template = readTemplate(words);
  const spoken = template === null ? readLiterals(checker.getTypeAtLocation(words)) : [template];
  if (spoken.length === 0) return names.length === 0 ? [] : [{ key: null, names, file }];
  return spoken.flatMap((name) => listKeys(file, name)).map((key) => ({ key, names, file }));
};

/** Every text that the code shows, with the arguments that it fills in. */
export const readFilledTexts = (): readonly FilledText[] => {
  const files = listFiles();
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    readonly config: { readonly compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram([...files], { ...options, incremental: false, types: [] });
  const checker = program.getTypeChecker();
  const found: FilledText[] = [];
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      const saying = findSaying(node);
      if (saying !== null) found.push(...readSaying(checker, file, saying));
      ts.forEachChild(node, visit);
    };
    const source = program.getSourceFile(file);
    if (source !== undefined) visit(source);
  }
  return found;
};
