import { routeError } from './form-failure.ts';

/** A value in an address that nothing can have, such as letters where a number belongs. */
const wrongValue = 'request_param_err';

/**
 * Branch of `onError` for the call that looks for one thing: it is missing, and another try would not find it.
 * Needs `hasCode`, and the final state `missing`.
 */
export const routeToMissing = (...codes: readonly string[]) => routeError('missing', ...codes, wrongValue);
