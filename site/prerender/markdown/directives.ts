/**
 * `:name[label]{key=value}` within a sentence and `::name[label]{…}` on a line of its own: the
 * generic syntax for directives. Its tokenizer is our own, since others let pass as text what they
 * cannot read, and an author wants to be told what to write instead.
 */
import type {
  MarkedExtension,
  RendererExtension,
  Token,
  Tokens,
  TokenizerAndRendererExtension,
} from 'marked'
import type { Context } from './context.ts'
import { readInline, readLeaf, type Written } from './directive-syntax.ts'
import { escape } from './escape.ts'
import { laterLine } from './later-line.ts'
import { missing } from '../../content/missing.ts'

export interface Directive {
  /** To say what is wrong with it. */
  readonly token: Token
  readonly label: string
  readonly attributes: Readonly<Record<string, string>>
}

export interface DirectiveKind {
  readonly level: 'inline' | 'block'
  /** How to write one, for messages. */
  readonly usage: string
  /** Names of its attributes. */
  readonly takes?: readonly string[]
  /** Markdown that it stands for or holds: typeset, linked and checked as the rest is. */
  readonly markdown?: (directive: Omit<Directive, 'token'>) => string | undefined
  /** @param inside that Markdown, rendered */
  readonly render: (directive: Directive, inside: () => string) => string
}

/** By name. */
export type DirectiveKinds = ReadonlyMap<string, DirectiveKind>

export const directives = (context: Context, kinds: DirectiveKinds): MarkedExtension => {
  const markdownOf = ({ name, label = '', attributes = {} }: Written) =>
    kinds.get(name)?.markdown?.({ label, attributes })

  const renderer: RendererExtension['renderer'] = function render(token) {
    const { written, tokens = [] } = token as DirectiveToken
    const kind = kinds.get(written.name)
    const wrong = whyWrong(written, kinds)
    if (kind === undefined || wrong !== undefined) {
      context.problem(token, wrong ?? '')
      return token.type === 'leaf' ? `<p>${escape(token.raw.trim())}</p>\n` : escape(token.raw)
    }
    const { label = '', attributes = {} } = written
    return kind.render({ token, label, attributes }, () =>
      token.type === 'leaf' ? this.parser.parse(tokens) : this.parser.parseInline(tokens),
    )
  }

  const inline: TokenizerAndRendererExtension = {
    name: 'directive',
    level: 'inline',
    childTokens: ['tokens'],
    start: (source) => {
      const at = source.search(/:[a-z][\w-]*\[/iu)
      return at < 0 ? undefined : at
    },
    tokenizer(source) {
      const found = readInline(source)
      if (found === undefined) return undefined
      const { raw, written } = found
      const tokens = this.lexer.inlineTokens(markdownOf(written) ?? '')
      return { type: 'directive', raw, written, tokens }
    },
    renderer,
  }

  const leaf: TokenizerAndRendererExtension = {
    name: 'leaf',
    level: 'block',
    childTokens: ['tokens'],
    start: laterLine(/\n {0,3}::[a-z:]/iu),
    tokenizer(source) {
      const found = readLeaf(source)
      if (found === undefined) return undefined
      const { raw, written } = found
      const tokens = this.lexer.blockTokens(markdownOf(written) ?? '', [])
      return { type: 'leaf', raw, written, tokens }
    },
    renderer,
  }
  return { extensions: [inline, leaf] }
}

type DirectiveToken = Tokens.Generic & { readonly written: Written }

const whyWrong = (written: Written, kinds: DirectiveKinds): string | undefined => {
  const { name, colons, label, attributes } = written
  const kind = kinds.get(name)
  if (kind === undefined) return missing('directive', name, kinds.keys())
  const { level, usage, takes = [] } = kind
  if (colons !== (level === 'inline' ? 1 : 2))
    return level === 'inline'
      ? `« ${name} » stands within a sentence, after one colon: write ${usage}`
      : `« ${name} » stands on a line of its own, after two colons: write ${usage}`
  if (label === undefined || attributes === undefined)
    return `« ${name} » cannot be read: write ${usage}, on one line`
  if (label.trim() === '') return `« ${name} » has nothing between its brackets: write ${usage}`
  const strange = Object.keys(attributes).find((key) => !takes.includes(key))
  if (strange !== undefined) return missing(`attribute of « ${name} »`, strange, takes)
  return undefined
}
