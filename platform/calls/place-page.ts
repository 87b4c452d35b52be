interface Page {
  readonly pageNum: number;
  readonly totalPages: number;
  readonly totalCount: number;
  readonly offset: number;
  readonly size: number;
}
/** A page past the end is the last one. */
export function placePage(
  totalCount: number,
  { page = 1, size = 10 }: { readonly page?: number; readonly size?: number },
): Page {
  const totalPages = Math.ceil(totalCount / size);
  const pageNum = Math.max(1, Math.min(page, totalPages));
  return { pageNum, totalPages, totalCount, offset: (pageNum - 1) * size, size };
}
