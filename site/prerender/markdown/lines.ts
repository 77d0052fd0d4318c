/** On which line of its file each token begins, which the parser does not say. */
import type { Token, Tokens } from 'marked'

/** In the order of the text. */
export type Lines = ReadonlyMap<Token, number>

/** A token begins where its elder sibling ends; what is written inside it, where it begins. */
export const locate = (tokens: readonly Token[], firstLine: number): Lines => {
  const lines = new Map<Token, number>()
  // What a directive stands for is not in the file: all of it is where the directive is.
  const walk = (siblings: readonly Token[], first: number, elsewhere: boolean): void => {
    let line = first
    for (const token of siblings) {
      lines.set(token, line)
      for (const [children, below] of childrenOf(token))
        walk(children, elsewhere ? line : line + below, elsewhere || 'written' in token)
      if (!elsewhere) line += breaksIn(token.raw)
    }
  }
  walk(tokens, firstLine, false)
  return lines
}

export const breaksIn = (text: string): number => text.split('\n').length - 1

/** The children of a token, and how many lines below it they begin. */
const childrenOf = (token: Token): readonly (readonly [readonly Token[], number])[] => {
  const own: readonly Token[] = ('tokens' in token && token.tokens) || []
  switch (token.type) {
    case 'list':
      return [[(token as Tokens.List).items, 0]]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      // Below the head there is a line of dashes.
      return [header, [], ...rows].flatMap((cells, row) =>
        cells.map((cell) => [cell.tokens, row] as const),
      )
    }
    case 'callout':
      return [
        [token['title'] as Token[], 0],
        [own, 1],
      ]
    default:
      return [[own, 0]]
  }
}
