/** Runs work when asked; asked again meanwhile, it runs once more afterwards. */
export const runOnce = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const mustRepeat = (): boolean => isAskedAgain;
  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await work();
    } while (mustRepeat());
  };
  return () => {
    isAskedAgain = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
};
