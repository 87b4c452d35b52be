import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { realpathSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { consoleBuild, portalBuild } from '../../vite.config.ts';
import type { AssetFolders } from '../assets/asset-folders.ts';

/** Everything that Vite answers is below it; the rest is the program's. */
export const viteBase = '/@dev/';

/** Scripts of every page, as files: the content security policy takes none that are inline. */
const headScripts = (root: string): Plugin => {
  const client = `${viteBase}@fs${join(root, 'server/dev/client')}`;
  return {
    name: 'foyer-head-scripts',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(
            /<script type="module">[\s\S]*?<\/script>/,
            `<script type="module" src="${client}/refresh.ts"></script>`,
          )
          .replace('</head>', `<script type="module" src="${client}/overlay.ts"></script></head>`)
          // Public files are the program's to send.
          .replaceAll(`"${viteBase}assets/`, '"/assets/'),
    },
  };
};

const openVite = async (
  config: InlineConfig,
  { root, name, server }: { readonly root: string; readonly name: string; readonly server: Server },
): Promise<ViteDevServer> => {
  const { define: _production, build: _build, ...shared } = config;
  return createServer({
    ...shared,
    mode: 'development',
    base: viteBase,
    publicDir: false,
    cacheDir: join(root, '.cache/vite', name),
    plugins: [react(), headScripts(root)],
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
  });
};

/** One page as Vite serves it, put where the program expects the built one. */
const writePage = async (vite: ViteDevServer, source: string, target: string): Promise<void> => {
  const text = await readFile(join(vite.config.root, source), 'utf8');
  // The page is sent for many addresses, so nothing in it may be relative to one.
  const folder = dirname(source) === '.' ? '' : `${dirname(source)}/`;
  const fixed = text.replaceAll(/(src|href)="\.\//g, `$1="/${folder}`);
  const html = await vite.transformIndexHtml(`/${source}`, fixed);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, html);
};
const consolePages = ['console', 'lab', 'lab/gallery', 'lab/gallery/frame', 'lab/stage/frame'];

export interface DevPages {
  readonly portal: ViteDevServer;
  readonly console: ViteDevServer;
  readonly assets: AssetFolders;
}

/** Vite for both surfaces, and the pages that the program fills and sends. */
export const openPages = async (
  root: string,
  servers: { readonly portal: Server; readonly console: Server },
): Promise<DevPages> => {
  const folder = join(root, '.cache/dev');
  const assets = { portal: join(folder, 'portal'), console: join(folder, 'console') };
  const portal = await openVite(portalBuild, { root, name: 'portal', server: servers.portal });
  const operator = await openVite(consoleBuild, { root, name: 'console', server: servers.console });
  await rm(folder, { recursive: true, force: true });
  await writePage(portal, 'index.html', join(assets.portal, 'index.html'));
  await symlink(join(root, 'src/portal/public/assets'), join(assets.portal, 'assets'));
  for (const name of consolePages)
    await writePage(operator, `${name}/index.html`, join(assets.console, name, 'index.html'));
  return { portal, console: operator, assets };
};
