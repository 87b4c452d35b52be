/** Page numbers to offer, with `gap` where some are left out: always the first, the last and those around. */
export const listPages = (page: number, pages: number): readonly (number | 'gap')[] => {
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((each) => each >= 1 && each <= pages)
    .sort((one, other) => one - other);
  return numbers.flatMap((each, index): (number | 'gap')[] => {
    const before = numbers[index - 1] ?? each - 1;
    // A gap of one page is that page: the dots would take the same room.
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? ['gap', each] : [each];
  });
};
