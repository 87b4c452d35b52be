import type { Demonstration } from './demonstration.ts';
import { StartError } from './start-steps.ts';

/**
 * The only way from the product to `demo/`: an installation without that folder starts with `DEMO=0`.
 * @throws StartError where the folder is missing
 */
export const loadDemonstration = async (): Promise<Demonstration> => {
  try {
    return (await import('../demo/index.ts')).demonstration;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new StartError('The folder demo/ cannot be read. Set DEMO=0 to start without the demonstration.', {
      cause,
    });
  }
};
