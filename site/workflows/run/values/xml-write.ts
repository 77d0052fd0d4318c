import type { Fields } from '../piece.ts'
import { isRecord } from './path.ts'
import { textOf } from './text.ts'

/** Objects as XML: a lone field is the root, several are put into one. */
export function writeXml(json: Fields): string {
  const names = Object.keys(json)
  const [root = ''] = names
  const body = names.length === 1 ? element(root, json[root], 0) : element('root', json, 0)
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body.join('\n')}`
}

/** The lines of an element; `$` holds its attributes and `_` its words. */
function element(name: string, value: unknown, depth: number): readonly string[] {
  const space = '  '.repeat(depth)
  if (Array.isArray(value)) return value.flatMap((one) => element(name, one, depth))
  if (!isRecord(value)) {
    const words = value === null || value === undefined ? '' : escaped(textOf(value))
    return [words === '' ? `${space}<${name}/>` : `${space}<${name}>${words}</${name}>`]
  }
  const { $: attributes, _: words, ...fields } = value
  const opening = `${name}${isRecord(attributes) ? attributesOf(attributes) : ''}`
  const inner = Object.entries(fields).flatMap(([key, one]) => element(key, one, depth + 1))
  if (inner.length === 0)
    return [
      words === undefined || words === ''
        ? `${space}<${opening}/>`
        : `${space}<${opening}>${escaped(textOf(words))}</${name}>`,
    ]
  return [`${space}<${opening}>`, ...inner, `${space}</${name}>`]
}

const attributesOf = (attributes: Record<string, unknown>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(textOf(value)).replaceAll('"', '&quot;')}"`)
    .join('')

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;')
