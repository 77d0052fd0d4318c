/** Markdown to HTML, at build only. Code and tables scroll by themselves and can be reached by key. */
import { Marked, type Tokens } from 'marked'
import { english, french } from '../content/typography.ts'
import type { Language } from '../routes/language.ts'

/** @returns HTML that `Prose` wraps; the text's typography is set on the way */
export const renderMarkdown = (markdown: string, language: Language): string => {
  const set = language === 'fr' ? french : english
  let region = 0
  const name = (kind: string) => `${kind} ${(region += 1)}`
  const taken = new Set<string>(RESERVED)
  const idFor = (text: string): string => {
    const wanted = slugify(text) || 'section'
    let id = wanted
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
    taken.add(id)
    return id
  }
  const marked = new Marked({ gfm: true, async: false })
  marked.use({
    walkTokens: (token) => {
      if (token.type === 'text' && 'text' in token) token['text'] = set(String(token['text']))
    },
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${idFor(text)}">${this.parser.parseInline(tokens)}</h${depth}>`
      },
      // Markdown alone: markup in a text is shown as it was written.
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return escape(text)
      },
      code({ text, lang }: Tokens.Code) {
        const label = name('Code')
        return `<pre tabindex="0" role="region" aria-label="${label}"><code${lang ? ` class="language-${escape(lang)}"` : ''}>${escape(text)}</code></pre>`
      },
      table(token: Tokens.Table) {
        const label = name(language === 'fr' ? 'Tableau' : 'Table')
        const row = (cells: Tokens.TableCell[], tag: 'td' | 'th') =>
          `<tr>${cells.map(({ tokens }) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('')
        return `<div data-scroll tabindex="0" role="region" aria-label="${label}"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`
      },
    },
  })
  return marked.parse(markdown, { async: false })
}

/** Ids of the document around the text: a heading that took one would stand in its way. */
const RESERVED = ['root', 'data', 'main', 'body', 'menu']

/** An id from a heading: letters without accents, digits and hyphens. */
export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
export const escape = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign)
