import type { MarkedExtension, Token, TokenizerAndRendererExtension } from 'marked'
import { ICONS, type IconName } from '#ui/icon'
import type { Context } from './context.ts'
import { escape } from './escape.ts'
import { laterLine } from './later-line.ts'
import { missing } from '../../content/missing.ts'
import { plainText } from './plain-text.ts'

/** `> [!WARNING] A title` and quoted lines below: what `Callout` renders. */
export const callouts = ({ words, problem, typeset }: Context): MarkedExtension => {
  const callout: TokenizerAndRendererExtension = {
    name: 'callout',
    level: 'block',
    start: laterLine(/\n> ?\[!/u),
    childTokens: ['title', 'tokens'],
    tokenizer(source) {
      const found = CALLOUT.exec(source)?.groups
      if (!found) return undefined
      const { raw = '', name = '', title = '', body = '' } = found
      const kind = KINDS.get(name)
      return {
        type: 'callout',
        raw,
        name,
        title: this.lexer.inlineTokens(title.trim() || (kind ? words[kind.word] : name)),
        tokens: this.lexer.blockTokens(body.replaceAll(/^> ?/gmu, ''), []),
      }
    },
    renderer(token) {
      const { parser } = this
      const { name, title, tokens = [] } = token
      const kind = KINDS.get(String(name))
      if (kind === undefined) problem(token, missing('callout', String(name), KINDS.keys()))
      const { look, icon } = kind ?? KINDS.get('NOTE')!
      if (look === 'solution')
        return `<details data-solution><summary>${parser.parseInline(title as Token[])}${drawing(icon)}</summary><div>${parser.parse(tokens)}</div></details>`
      const label = escape(typeset(plainText(title as Token[])))
      return `<div data-callout="${look}" role="note" aria-label="${label}">${drawing(icon)}<strong>${parser.parseInline(title as Token[])}</strong><div>${parser.parse(tokens)}</div></div>`
    },
  }
  return { extensions: [callout] }
}

const CALLOUT =
  /^(?<raw>> ?\[!(?<name>[^\]\n]*)\](?<title>[^\n]*)(?:\n|$)(?<body>(?:>[^\n]*(?:\n|$))*))/u

interface Kind {
  readonly look: 'info' | 'success' | 'warning' | 'danger' | 'exercise' | 'solution'
  readonly word: 'info' | 'success' | 'important' | 'warning' | 'danger' | 'exercise' | 'solution'
  readonly icon: IconName
}

/** The names that GitHub's Markdown knows, and those of guides: a solution is shown once one asks. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['NOTE', { look: 'info', word: 'info', icon: 'info' }],
  ['TIP', { look: 'success', word: 'success', icon: 'check' }],
  ['IMPORTANT', { look: 'info', word: 'important', icon: 'info' }],
  ['WARNING', { look: 'warning', word: 'warning', icon: 'alert' }],
  ['CAUTION', { look: 'danger', word: 'danger', icon: 'alert' }],
  ['EXERCISE', { look: 'exercise', word: 'exercise', icon: 'pen' }],
  ['SOLUTION', { look: 'solution', word: 'solution', icon: 'down' }],
])

/** The drawing alone: the classes of `Icon` are known to React only. */
export const drawing = (name: IconName, size = 24): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`
