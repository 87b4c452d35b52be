/** How long a part of the program may take to come (specification, section 9). */
const loadTimeoutMs = 120_000;

export function withLoadTimeout<Value>(loading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('Loading chunk failed: no answer after 120 seconds')),
      loadTimeoutMs,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
