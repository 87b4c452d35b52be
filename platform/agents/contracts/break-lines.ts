/** Words of a text in lines of at most so many characters; a longer word is cut. */
export function breakLines(text: string, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && [...last, ...word].length < longest) {
      lines[lines.length - 1] = `${last} ${word}`;
      continue;
    }
    const signs = [...word];
    for (let from = 0; from < signs.length; from += longest)
      lines.push(signs.slice(from, from + longest).join(''));
  }
  return lines;
}
