import type { Desk } from './define-desk.ts';
import { depositMethods } from './deposit-methods.ts';

/** Every desk of the console, in the order of its menu. */
export const desks: readonly Desk[] = [depositMethods];
