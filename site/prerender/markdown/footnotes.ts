import type { MarkedExtension, Token, TokenizerAndRendererExtension } from 'marked'
import { drawing } from './callouts.ts'
import type { Context } from './context.ts'
import { escape } from './escape.ts'
import { laterLine } from './later-line.ts'
import { missing } from '../../content/missing.ts'

export interface Footnotes {
  readonly extension: MarkedExtension
  /** How many notes are defined, once the text is read. */
  readonly count: () => number
  /** The notes that were called, in that order; to be asked for once all else is rendered. */
  readonly section: (render: (tokens: Token[]) => string) => string
}

interface Note {
  readonly tokens: Token[]
  /** Where it is defined. */
  readonly definition: Token
  /** Ids of the places that call it, in the order of the text. */
  readonly calls: string[]
}

/** `text[^name]` and `[^name]: note`, whose further lines are indented. */
export const footnotes = ({ words, id, problem }: Context): Footnotes => {
  const notes = new Map<string, Note>()
  const called: Note[] = []

  const definition: TokenizerAndRendererExtension = {
    name: 'note',
    level: 'block',
    start: laterLine(/\n\[\^[^\]\s]+\]:/u),
    childTokens: ['tokens'],
    tokenizer(source) {
      const found = NOTE.exec(source)?.groups
      if (!found) return undefined
      const { raw = '', name = '', text = '' } = found
      const tokens = this.lexer.blockTokens(text.replaceAll(/^(?: {2,4}|\t)/gmu, ''), [])
      const token = { type: 'note', raw, name, tokens }
      // The first one counts.
      if (!notes.has(name)) notes.set(name, { tokens, definition: token, calls: [] })
      return token
    },
    renderer(token) {
      const name = String(token['name'])
      if (notes.get(name)?.definition !== token)
        problem(token, `the note « ${name} » is defined twice: give one of them another name`)
      return ''
    },
  }

  const call: TokenizerAndRendererExtension = {
    name: 'call',
    level: 'inline',
    start: (source) => source.indexOf('[^'),
    tokenizer(source) {
      const found = /^\[\^(?<name>[^\]\s]+)\]/u.exec(source)
      return found ? { type: 'call', raw: found[0], name: found.groups?.['name'] } : undefined
    },
    renderer(token) {
      const name = String(token['name'])
      const note = notes.get(name)
      if (note === undefined) {
        problem(
          token,
          `${missing('note', name, notes.keys())} Write [^${name}]: below the paragraph`,
        )
        return ''
      }
      if (!called.includes(note)) called.push(note)
      const number = called.indexOf(note) + 1
      const place = `call-${number}${note.calls.length > 0 ? `-${note.calls.length + 1}` : ''}`
      note.calls.push(place)
      return `<sup><a href="#note-${number}" id="${place}" role="doc-noteref">${number}</a></sup>`
    },
  }

  return {
    extension: { extensions: [definition, call] },
    count: () => notes.size,
    section: (render) => {
      // A note may call another one: the list grows while it is read.
      const items: string[] = []
      for (let index = 0; index < called.length; index += 1) {
        const text = render(called[index]!.tokens)
        items.push(
          `<li id="note-${index + 1}">${withWayBack(text, called[index]!, index + 1)}</li>`,
        )
      }
      for (const [name, note] of notes)
        if (!called.includes(note))
          problem(
            note.definition,
            `nothing calls the note « ${name} »: write [^${name}] in the text`,
          )
      if (items.length === 0) return ''
      const title = id(words.notes)
      return `<section data-footnotes role="doc-endnotes" aria-labelledby="${title}"><h2 id="${title}">${words.notes}</h2><ol>${items.join('')}</ol></section>`
    },
  }

  function withWayBack(html: string, { calls }: Note, number: number): string {
    const links = calls.map((place, index) => {
      const name = escape(words.backTo(index > 0 ? `${number}.${index + 1}` : String(number)))
      return ` <a href="#${place}" role="doc-backlink" aria-label="${name}">${drawing('up', 16)}</a>`
    })
    // At the end of the note's last line, where there is one.
    return /<\/p>\s*$/u.test(html)
      ? html.replace(/<\/p>\s*$/u, `${links.join('')}</p>`)
      : html + links.join('')
  }
}

const NOTE =
  /^(?<raw>\[\^(?<name>[^\]\s]+)\]:[ \t]*(?<text>[^\n]*(?:\n+(?: {2,}|\t)[^\n]+)*)(?:\n|$))/u
