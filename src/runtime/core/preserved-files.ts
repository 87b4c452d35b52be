/**
 * Files that a person chose, kept beside the store: what goes through events, machines and the store
 * is data, and a file is not. An event carries the handle; the call that sends the file asks for it
 * here. Handles mean nothing in another page.
 */
const files = new Map<string, File>();
const mostFiles = 40;
let count = 0;

/** Keeps a file and gives its handle, for example `file:3`. Of too many the oldest goes. */
export function preserveFile(file: File): string {
  count += 1;
  const handle = `file:${count}`;
  files.set(handle, file);
  if (files.size > mostFiles)
    for (const oldest of files.keys()) if (files.size > mostFiles) files.delete(oldest);
  return handle;
}

/** The file of a handle; undefined once it was let go. */
export const findFile = (handle: string): File | undefined => files.get(handle);

/** Lets a file go: it was sent, or the person took it out. */
export const releaseFile = (handle: string): void => void files.delete(handle);
