/** What is wrong with a text as it is written, whatever it refers to. */
import type { Token, Tokens } from 'marked'
import type { Context } from './context.ts'
import type { Lines } from './lines.ts'

export const review = (lines: Lines, { problem }: Context): void => {
  // The page's own title is its h1.
  let above = 1
  for (const token of lines.keys()) {
    if (token.type === 'heading') {
      const { depth } = token as Tokens.Heading
      const wrong = headingProblem(depth, above)
      if (wrong !== undefined) problem(token, wrong)
      above = depth
    }
    if (token.type === 'html')
      problem(
        token,
        `« ${firstLineOf(token.raw)} » would be shown as it is: HTML is no part of a text. Write Markdown, or put it between backquotes`,
      )
    if (token.type === 'text' && !('tokens' in token && token.tokens)) checkFields(token, problem)
    if (token.type === 'code' && FENCE.test(token.raw) && !CLOSED.test(token.raw.trimEnd()))
      problem(token, 'the fence is not closed: write ``` on a line of its own below the code')
  }
}

const headingProblem = (depth: number, above: number): string | undefined => {
  if (depth === 1) return 'the title of the page is its only h1: begin with ##'
  if (depth > above + 1)
    return `a heading of level ${depth} follows one of level ${above}: write ${'#'.repeat(above + 1)}`
  return undefined
}

/** What stood for the owner's fields before directives did. */
const checkFields = (token: Token, problem: Context['problem']): void => {
  for (const { 0: field, 1: name = '', index } of token.raw.matchAll(/\{\{\s*(\w+)\s*\}\}/gu))
    problem(token, `« ${field} » stands for nothing: write :owner[${name}]`, index)
}

const FENCE = /^ {0,3}(?:`{3}|~{3})/u
const CLOSED = /\n {0,3}(?:`{3,}|~{3,})$/u

const firstLineOf = (text: string): string => text.trim().split('\n', 1)[0] ?? ''
