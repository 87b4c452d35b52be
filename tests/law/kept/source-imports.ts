import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { hashTexts, openKeptResults } from './kept-results.ts';

/** Folders with code; the ones that do not exist yet are left out. */
export const listCodeFolders = (root: string): readonly string[] =>
  ['src', 'server', 'platform', 'demo', 'schemas', 'tests', 'bench'].filter((folder) =>
    existsSync(join(root, folder)),
  );

/** Documents that code imports. */
const dataFolders = ['layouts', 'locales'];

/** What a file says of others. */
interface Said {
  /** As written: `./money.ts`, `react`. */
  readonly names: readonly string[];
  /** The statements that bring something in or pass it on, as written. */
  readonly statements: string;
  readonly ambient: Ambient;
}
/** What a file declares for files that do not import it. */
interface Ambient {
  /** By `declare module`: files that import one of these see it. */
  readonly modules: readonly string[];
  /** By `declare global`: a file that says one of these words may mean it. */
  readonly names: readonly string[];
}
export interface Source extends Said {
  /** From the root of the checkout, with forward slashes. */
  readonly path: string;
  readonly hash: string;
  /** Files that it depends on, by their path; whether they exist is not looked at. */
  readonly uses: readonly string[];
}

const listNames = (statement: ts.Statement): readonly ts.Node[] => {
  if (ts.isInterfaceDeclaration(statement)) return statement.members.flatMap(({ name }) => name ?? []);
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name);
  return ts.isDeclarationStatement(statement) && statement.name !== undefined ? [statement.name] : [];
};

const listAmbient = (source: ts.SourceFile): Ambient => {
  const declarations = source.statements.filter(ts.isModuleDeclaration);
  const isGlobal = ({ flags }: ts.ModuleDeclaration): boolean =>
    (flags & ts.NodeFlags.GlobalAugmentation) !== 0;
  const names = declarations
    .filter(isGlobal)
    .flatMap(({ body }) => (body !== undefined && ts.isModuleBlock(body) ? body.statements : []))
    .flatMap(listNames);
  return {
    modules: declarations.filter((one) => !isGlobal(one)).map(({ name }) => name.text),
    names: names.map((name) => name.getText(source)),
  };
};

const readSaid = (path: string, text: string): Said => {
  const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, true);
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const statements = source.statements
    .filter((one) => ts.isImportDeclaration(one) || (ts.isExportDeclaration(one) && one.moduleSpecifier))
    .map((one) => text.slice(one.pos, one.end).trim());
  return {
    names: [...importedFiles, ...referencedFiles].map(({ fileName }) => fileName),
    statements: statements.join('\n'),
    ambient: listAmbient(source),
  };
};

const isSkipped = /^(?:node_modules|dist|\.[^/]*|test-results)$/;

/** Every file below some folders of a checkout, generated ones too. */
const listFiles = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return isSkipped.test(entry.name) ? [] : listFiles(root, `${folder}/${entry.name}`);
    return [`${folder}/${entry.name}`];
  });

const isCode = /\.[cm]?[jt]sx?$/;
const isRead = /\.json$|(?:^|\/)README\.md$/;
const nothing: Said = { names: [], statements: '', ambient: { modules: [], names: [] } };

/** All files of a checkout that a step of the law may depend on, code with what it depends on itself. */
export const listCheckout = (root: string): readonly Source[] => {
  const facts = openKeptResults<Said>(root, 'imports');
  const top = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = [
    ...top.map(({ name }) => name),
    ...[...listCodeFolders(root), ...dataFolders]
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) => listFiles(root, folder)),
  ];
  const read = paths.toSorted().map((path) => {
    const isText = isCode.test(path) || isRead.test(path);
    const text = isText ? readFileSync(join(root, path), 'utf8') : '';
    const hash = hashTexts(path, text);
    if (!isCode.test(path)) return { path, text, hash, ...nothing };
    const said = facts.find(hash) ?? readSaid(path, text);
    facts.keep(hash, said);
    return { path, text, hash, ...said };
  });
  facts.save();
  const declaring = read.filter(({ ambient }) => ambient.modules.length + ambient.names.length > 0);
  const listDeclaring = (text: string, names: readonly string[]): readonly string[] =>
    declaring
      .filter(
        ({ ambient }) =>
          ambient.modules.some((name) => names.includes(name)) ||
          ambient.names.some((name) => new RegExp(`\\b${name}\\b`).test(text)),
      )
      .map(({ path }) => path);
  return read.map(({ text, ...source }) => {
    const imported = source.names
      .filter((name) => name.startsWith('.'))
      .map((name) => join(dirname(source.path), name.replace(/\?.*/, '')));
    return { ...source, uses: [...imported, ...listDeclaring(text, source.names)] };
  });
};
