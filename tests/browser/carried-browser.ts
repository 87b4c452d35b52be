import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

export interface Browser {
  readonly executablePath: string;
  /** Added to the environment in which the browser runs. */
  readonly env: Readonly<Record<string, string>>;
  /** Where it was found, for a person. */
  readonly source: string;
}

const packageName = '@sparticuz/chromium';

/**
 * Unpacks the browser from its npm package. The package writes to the folder for temporary files and reads
 * cloud variables to decide about shared libraries, so it runs in a separate process with both set.
 */
const unpack = (folder: string): void => {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const script = `import(${JSON.stringify(packageName)}).then(({ default: chromium }) => chromium.executablePath())`;
  const result = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: dirname(createRequire(import.meta.url).resolve(packageName)),
    env: { ...process.env, TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    encoding: 'utf8',
  });
  if (result.status !== 0 || !existsSync(join(partial, 'chromium')))
    throw new Error(`${packageName} could not be unpacked: ${result.stderr}`);
  try {
    renameSync(partial, folder);
  } catch (error) {
    // Another run was faster: its copy is as good.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
};

const starts = (executablePath: string, env: Readonly<Record<string, string>>): boolean =>
  spawnSync(executablePath, ['--version', '--no-sandbox'], { env: { ...process.env, ...env } }).status === 0;

/** The npm-carried browser, with the libraries it brings when the machine has none. Null when it is not installed. */
export const findCarriedBrowser = (): Browser | null => {
  const require = createRequire(import.meta.url);
  let version: string;
  try {
    const entry = require.resolve(packageName);
    version = (require(join(entry, '../../../package.json')) as { version: string }).version;
  } catch {
    return null; // An optional dependency: not there on this platform.
  }
  const folder = join(tmpdir(), `foyer-chromium-${version}-${userInfo().username}`);
  if (!existsSync(join(folder, 'chromium'))) unpack(folder);
  const executablePath = join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  const source = `${packageName} ${version}`;
  if (starts(executablePath, {})) return { executablePath, env: fonts, source };
  if (starts(executablePath, libraries)) return { executablePath, env: { ...fonts, ...libraries }, source };
  throw new Error(`${source} does not start on this machine: it is at ${executablePath}`);
};
