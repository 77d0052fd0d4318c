import type { MarkedExtension, Tokens } from 'marked'
import { scrollRegion } from '#ui/scroll-region'
import type { Context } from './context.ts'
import { escape } from './escape.ts'
import { plainText } from './plain-text.ts'

/** Headings one can link to, tables that scroll alone, tasks whose box is named by its words. */
export const blocks = ({ words, region, id }: Context): MarkedExtension => ({
  renderer: {
    heading({ tokens, depth }) {
      return `<h${depth} id="${id(plainText(tokens))}">${this.parser.parseInline(tokens)}</h${depth}>`
    },
    // Markdown alone: markup in a text is shown as it was written.
    html({ text }) {
      return escape(text)
    },
    table({ header, rows }) {
      const cell = ({ tokens, align, header: inHead }: Tokens.TableCell, first: boolean) => {
        const tag = inHead || (first && isBold(tokens)) ? 'th' : 'td'
        const scope = tag === 'td' ? '' : ` scope="${inHead ? 'col' : 'row'}"`
        const side = align === null || align === 'left' ? '' : ` data-align="${align}"`
        return `<${tag}${scope}${side}>${this.parser.parseInline(tokens)}</${tag}>`
      }
      const row = (cells: Tokens.TableCell[]) =>
        `<tr>${cells.map((each, index) => cell(each, index === 0)).join('')}</tr>`
      const attributes = Object.entries(scrollRegion(region(words.table)))
        .map(([name, value]) => ` ${name.toLowerCase()}="${escape(String(value))}"`)
        .join('')
      return `<div${attributes}><table><thead>${row(header)}</thead><tbody>${rows.map(row).join('')}</tbody></table></div>`
    },
    listitem({ task, checked, tokens }) {
      if (!task) return false
      const { head, rest } = taskOf(tokens)
      const box = `<input type="checkbox" disabled${checked ? ' checked' : ''}>`
      return `<li><label>${box} ${this.parser.parseInline(head)}</label>${this.parser.parse(rest)}</li>\n`
    },
  },
})

/** A first cell that is bold as a whole names its row. */
const isBold = (tokens: Tokens.TableCell['tokens']) =>
  tokens.length === 1 && tokens[0]?.type === 'strong'

type Parts = Tokens.ListItem['tokens']

/** The words of a task, and what stands below them: further paragraphs, tasks of its own. */
const taskOf = (tokens: Parts): { head: Parts; rest: Parts } => {
  const [first, second] = tokens
  if (first?.type === 'paragraph') return { head: inside(first).slice(1), rest: tokens.slice(1) }
  return { head: inside(second), rest: tokens.slice(2) }
}

const inside = (token: Parts[number] | undefined): Parts =>
  token !== undefined && 'tokens' in token ? (token.tokens ?? []) : []
