/** Declarations that take an element from sight, or make its words too small to read (under 10 pixels). */
export const hidingDeclarations = [
  /visibility:hidden/,
  /(^|[;{])opacity:0(\.[0-4]\d*)?([;}]|$)/,
  /(^|[;{])color:transparent/,
  /clip(-path)?:(rect\(0|inset\(50%)/,
  /font-size:(0\.[0-5]\d*r?em|[0-9](\.\d+)?px)/,
] as const;
export const removingDeclaration = /(^|[;{])display:none/;
