import { resolve } from 'node:path';
import { DeploymentError, writeDeployment } from './assets/write-deployment.ts';
import { asksForHelp } from './infrastructure/asks-for-help.ts';
import { root } from './infrastructure/program.ts';

/** `npm run deployment -- <folder>`: what runs, after `npm run build`. */
const usage = `npm run deployment -- <folder>   what runs, without sources and tools, into an empty folder;
                                 run npm run build first`;

const [folder, ...rest] = process.argv.slice(2);
if (asksForHelp(process.argv.slice(2))) console.log(usage);
else if (folder === undefined || rest.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    await writeDeployment(root, resolve(folder));
    console.log(`${folder} holds what runs. Start it with: node server/launch.mjs main`);
  } catch (cause) {
    if (!(cause instanceof DeploymentError)) throw cause;
    console.error(cause.message);
    process.exitCode = 1;
  }
}
