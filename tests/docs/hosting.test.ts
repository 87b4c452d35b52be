import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/infrastructure/config.ts';
import { secretVariables } from '../../server/infrastructure/environment.ts';
import { root } from '../gate/run-command.ts';
import { listSources } from '../law/list-sources.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const matchAll = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

/** Every variable that the program reads. */
const variables = (): ReadonlySet<string> => {
  const names = new Set<string>(secretVariables.map((name) => `${name}_FILE`));
  readConfig(new Proxy({}, { get: (_target, name) => void names.add(String(name)) }));
  return names;
};
/** Those of other programs in these files. */
const foreign =
  /^(POSTGRES_|PORTAL_HOST$|CONSOLE_HOST$|FOYER_VERSION$|HOME$|PATH$|TMPDIR$|UPDATE$|SELECT$|SIGTERM$|PG[A-Z]+$)/;
const unknownOf = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !variables().has(name) && !foreign.test(name));

const guides = listSources(root).filter(({ path }) => path.startsWith('docs/operate/'));
const { scripts, version } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly version: string;
};

describe('the image', () => {
  const text = read('Dockerfile');
  const last = text.slice(text.lastIndexOf('\nFROM '));

  test('begins with the recommended Node, twice', () => {
    expect(matchAll(text, /^FROM (\S+)/gm)).toEqual(Array(2).fill(`node:${read('.nvmrc').trim()}-slim`));
  });
  test('copies what exists, and runs scripts that exist', () => {
    const copied = matchAll(text, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) => names.split(' '));
    expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    expect(matchAll(text, /npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
    const [program = ''] = matchAll(text, /^ENTRYPOINT \["node", "([^"]+)"\]$/gm);
    expect(existsSync(join(root, program))).toBe(true);
  });
  test('runs as a user who is a number and not root, whom any other can replace', () => {
    expect(matchAll(last, /^USER (.+)$/gm)).toEqual(['10001:0']);
    expect(text).toContain('chmod -R g=u /out/app');
  });
  test('holds nothing of an installation', () => {
    const set = matchAll(last, /^(?:ENV| {3}) ([A-Z_]+)=/gm);
    expect(set).toEqual(['NODE_ENV', 'HOST', 'OPS_HOST', 'OPS_PORT', 'DATA_DIR']);
    expect(text).not.toMatch(/^ARG /m);
    expect(text).not.toMatch(/_ORIGIN|SECRET|DATABASE_URL/);
    const left = read('.dockerignore').split('\n');
    for (const name of ['node_modules', 'dist', '.git', '**/.env', '**/secrets'])
      expect(left).toContain(name);
  });
  test('shows the ports of players and operators, and not the one of figures', () => {
    const { portalPort, consolePort } = readConfig({});
    expect(matchAll(last, /^EXPOSE (.+)$/gm)).toEqual([`${portalPort} ${consolePort}`]);
  });
});

describe('the files of hosting', () => {
  test('set variables that the program reads', () => {
    const compose = matchAll(read('hosting/compose.yaml'), /^ {6}([A-Z_]{4,}):/gm);
    const unit = matchAll(read('hosting/foyer.service'), /(?<=[= ])([A-Z_]{4,})=/g);
    const env = ['foyer.env', 'example.env'].flatMap((name) =>
      matchAll(read(`hosting/${name}`), /^([A-Z_]+)=/gm),
    );
    expect(Math.min(compose.length, unit.length, env.length)).toBeGreaterThan(3);
    expect(unknownOf([...compose, ...unit, ...env])).toEqual([]);
  });
  test('publish no port but those of the proxy, and let the proxy alone say who called', () => {
    const compose = read('hosting/compose.yaml');
    expect(matchAll(compose, /^ {4}ports: (.+)$/gm)).toEqual(["['80:80', '443:443']"]);
    expect(compose).toContain("TRUST_PROXY: '1'");
    expect(compose).toContain('read_only: true');
  });
  test('the unit starts what is in a deployment', () => {
    const [file = ''] = matchAll(read('hosting/foyer.service'), /^ExecStart=\/usr\/bin\/node (\S+) main$/gm);
    expect(existsSync(join(root, file))).toBe(true);
  });
  test('are of this version', () => {
    expect(read('hosting/example.env')).toContain(`\nFOYER_VERSION=${version}\n`);
    expect(read('CHANGELOG.md')).toContain(`\n## ${version} — `);
  });
  test('the rules ask for figures that there are, and name pages that there are', () => {
    const rules = read('hosting/prometheus-rules.yml');
    const sources = listSources(root)
      .filter(({ path }) => /^server\/(open-metrics|infrastructure\/metrics\/)/.test(path))
      .filter(({ path }) => !path.includes('.test.'))
      .map(({ text }) => text)
      .join('\n');
    const figures = new Set(matchAll(sources, /'(foyer_[a-z_]+)'/g));
    const asked = matchAll(rules, /(foyer_[a-z_]+)/g).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    expect(asked.length).toBeGreaterThan(12);
    expect(asked.filter((name) => !figures.has(name))).toEqual([]);
    const pages = matchAll(rules, /runbook: (\S+)/g);
    expect(pages.length).toBe(matchAll(rules, /- (alert): /g).length);
    expect(pages.filter((page) => !existsSync(join(root, page)))).toEqual([]);
  });
});

describe('the guides of operation', () => {
  test('name variables that the program reads', () => {
    expect(guides.length).toBeGreaterThan(12);
    const unknown = guides.flatMap(({ path, text }) =>
      unknownOf(matchAll(text, /(?:^|[\s`(])([A-Z]+_[A-Z_]+)(?=[=`\s),.;:])/gm)).map(
        (name) => `${path}: ${name}`,
      ),
    );
    expect(unknown).toEqual([]);
  });
  test('name files of hosting and figures that exist', () => {
    const missing = guides.flatMap(({ path, text }) =>
      matchAll(text, /((?<![\w/])hosting\/[\w./-]*\w)/g)
        .filter((name) => !existsSync(join(root, name)) && !/secrets|backups|\.env$/.test(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
  test('each page of a failure is in the list, and says how it is seen, what to do and what was tried', () => {
    const list = read('docs/operate/failures/README.md');
    const failures = guides.filter(({ path }) => /failures\/(?!README)/.test(path));
    expect(failures.length).toBeGreaterThan(7);
    for (const { path, text } of failures) {
      expect(list, path).toContain(`(${path.slice(path.lastIndexOf('/') + 1)})`);
      for (const part of ['## What you see', '## What to do', '## Tried']) expect(text, path).toContain(part);
    }
  });
  test('launches programs that the build makes', () => {
    const build = read('server/assets/server-build.ts');
    const programs = guides.flatMap(({ text }) => matchAll(text, /server\/launch\.mjs (\w+)/g));
    expect(programs.filter((name) => !new RegExp(`^ {2}${name}: 'server/`, 'm').test(build))).toEqual([]);
  });
});
