/** What schemas say for the layout language alone: of money, and of what tells rows apart. Validators pass them over. */
export const layoutMarks = ['x-unit', 'x-currency', 'x-identity'] as const;
