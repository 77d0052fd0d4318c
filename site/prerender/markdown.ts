/** Markdown to HTML, at build only: all that `Prose` dresses. */
import { Marked, type Token } from 'marked'
import { english, french } from '../content/typography.ts'
import type { Language } from '../routes/language.ts'
import { blocks } from './markdown/blocks.ts'
import { callouts } from './markdown/callouts.ts'
import { code } from './markdown/code.ts'
import { contextFor } from './markdown/context.ts'
import { footnotes } from './markdown/footnotes.ts'

export { escape } from './markdown/escape.ts'

/**
 * @returns HTML that `Prose` wraps; the text's typography is set on the way
 * @throws for what a reader would stumble on: a note that is missing, a callout nobody knows
 */
export const renderMarkdown = (markdown: string, language: Language): string => {
  const context = contextFor(language)
  const notes = footnotes(context)
  const marked = new Marked({ gfm: true, async: false })
  marked.use(blocks(context), callouts(context), code(context), notes.extension)
  const tokens = marked.lexer(markdown)
  void marked.walkTokens(tokens, typeset(language === 'fr' ? french : english))
  const text = marked.parser(tokens)
  return text + notes.section((note) => marked.parser(note))
}

const typeset = (set: (text: string) => string) => (token: Token) => {
  if (token.type === 'text' && 'text' in token) token['text'] = set(String(token['text']))
}
