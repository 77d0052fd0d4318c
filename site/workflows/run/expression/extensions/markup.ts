export const withoutTags = (words: string): string => words.replace(/<[^>]*>?/g, '')

/** Markdown as plain words: marks go, what they mark stays. */
export function withoutMarkdown(words: string): string {
  return MARKS.reduce((text, [mark, by]) => text.replace(mark, by), words)
}

const MARKS: readonly (readonly [RegExp, string])[] = [
  // Bullets and numbers of lists.
  [/^([\s\t]*)(?:[*\-+]|\d\.)\s+/gm, '$1'],
  // Underlined titles, struck words, fences of code.
  [/\n={2,}/g, '\n'],
  [/~~/g, ''],
  [/`{3}.*\n/g, ''],
  // Tags, footnotes, references.
  [/<[\w|\s='":(),;/.-]+[>|\\]/g, ''],
  [/^[=-]{2,}\s*$/g, ''],
  [/\[\^.+?\](?:: .*?$)?/g, ''],
  [/\s{0,2}\[.*?\]: .*?$/g, ''],
  // Pictures go, links keep their words.
  [/!\[.*?\][[(].*?[\])]/g, ''],
  [/\[(.*?)\][[(].*?[\])]/g, '$1'],
  // Quotes and titles.
  [/>/g, ''],
  [/^#{1,6}\s*([^#]*)\s*(?:#{1,6})?/gm, '$1'],
  // Stress and code within a line.
  [/([*_]{1,3})(\S.*?\S)\1/g, '$2'],
  [/(`{3,})(.*?)\1/gm, '$2'],
  [/^-{3,}\s*$/g, ''],
  [/`(.+?)`/g, '$1'],
  [/\n{2,}/g, '\n\n'],
]
