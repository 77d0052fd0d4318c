/** The beginning of a text, so many characters at most; no letter is cut in two, and a cut is seen. */
export const wholeLetters = (text: string, most: number): string => {
  if (text.length <= most) return text
  const last = text.charCodeAt(most - 1)
  return `${text.slice(0, last >= 0xd8_00 && last <= 0xdb_ff ? most - 1 : most)}…`
}
