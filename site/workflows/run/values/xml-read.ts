import { NodeFailure } from '../failure.ts'

/** XML as objects: elements of one name make a list, attributes are fields among the others. */
export function readXml(text: string): unknown {
  refuseWordsBefore(text)
  const open: Element[] = [{ name: '', fields: {}, text: '' }]
  let last = 0
  for (const match of text.matchAll(TOKEN)) {
    say(open, text.slice(last, match.index))
    last = match.index + match[0].length
    take(open, match)
  }
  say(open, text.slice(last))
  const [root, inner] = open
  if (inner !== undefined)
    throw new NodeFailure(`Unclosed root tag\nLine: 0\nColumn: ${text.length}\nChar: `)
  const names = Object.keys(root!.fields)
  return names.length === 0 ? null : root!.fields
}

function refuseWordsBefore(text: string): void {
  const [, space = '', letter] = /^\uFEFF?(\s*)([^\s<])/.exec(text) ?? []
  if (letter === undefined) return
  const line = space.split('\n').length - 1
  const column = space.length - space.lastIndexOf('\n')
  throw new NodeFailure(
    `Non-whitespace before first tag.\nLine: ${line}\nColumn: ${column}\nChar: ${letter}`,
  )
}

interface Element {
  readonly name: string
  readonly fields: Record<string, unknown>
  text: string
}

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<!DOCTYPE[^>]*>|<\/(?<end>[^\s>]+)\s*>|<(?<start>[^\s/>!?]+)(?<attributes>(?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<alone>\/?)>/g

function take(open: Element[], { groups = {} }: RegExpExecArray): void {
  const { data, end, start, attributes = '', alone } = groups
  if (data !== undefined) open.at(-1)!.text += data
  if (end !== undefined) close(open, end)
  if (start === undefined) return
  const element: Element = { name: start, fields: {}, text: '' }
  for (const [, name, double, single] of attributes.matchAll(
    /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  ))
    add(element.fields, name!, decoded(double ?? single ?? ''))
  open.push(element)
  if (alone === '/') close(open, start)
}

function close(open: Element[], name: string): void {
  const element = open.pop()
  const around = open.at(-1)
  if (element?.name !== name || around === undefined)
    throw new NodeFailure(`Unexpected close tag\nLine: 0\nColumn: 0\nChar: >`)
  add(around.fields, name, valueOf(element))
}

function valueOf({ fields, text }: Element): unknown {
  const hasWords = /\S/.test(text)
  if (Object.keys(fields).length === 0) return text
  return hasWords ? { _: text, ...fields } : fields
}

function add(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (['__proto__', 'constructor', 'prototype'].includes(name)) return
  const before = fields[name]
  fields[name] = !Object.hasOwn(fields, name)
    ? value
    : [...(Array.isArray(before) ? (before as unknown[]) : [before]), value]
}

const say = (open: readonly Element[], words: string): void => {
  open.at(-1)!.text += decoded(words)
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
}

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, figure?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (figure !== undefined) return String.fromCodePoint(Number(figure))
      return ENTITIES[name!] ?? whole
    },
  )
