/** A directive as it was written: without label or attributes where these cannot be read. */
export interface Written {
  readonly name: string
  readonly colons: number
  readonly label?: string
  readonly attributes?: Readonly<Record<string, string>>
}

export interface Found {
  readonly raw: string
  readonly written: Written
}

/** The directive with which a run of text begins, up to the end of its line if it is not closed. */
export const readInline = (source: string): Found | undefined => {
  const found = INLINE.exec(source)
  return found ? { raw: found[0], written: writtenIn(found.groups) } : undefined
}

/** The directive which is the first line of some source. */
export const readLeaf = (source: string): Found | undefined => {
  const line = /^ {0,3}(?<colons>::+)(?<name>[a-z][\w-]*)?[^\n]*(?:\n|$)/iu.exec(source)
  if (!line) return undefined
  const { colons = '', name = '' } = line.groups ?? {}
  // `::` alone is what some languages write; `:::` opens or ends a block elsewhere.
  if (name === '' && colons === '::') return undefined
  const found = LEAF.exec(line[0].trim())
  const written = found ? writtenIn(found.groups) : { name, colons: colons.length }
  return { raw: line[0], written }
}

const writtenIn = (groups: Readonly<Record<string, string | undefined>> = {}): Written => {
  const { colons = ':', name = '', label, pairs = '', open } = groups
  const attributes = open === undefined ? attributesIn(pairs) : undefined
  return {
    name,
    colons: colons.length,
    ...(label !== undefined && { label }),
    ...(attributes !== undefined && { attributes }),
  }
}

/** `a=b c="d e"`; nothing where there is anything else. */
const attributesIn = (pairs: string): Readonly<Record<string, string>> | undefined => {
  if (pairs.replaceAll(PAIR, '').trim() !== '') return undefined
  return Object.fromEntries(
    [...pairs.matchAll(PAIR)].map(([, key = '', quoted, bare]) => [key, quoted ?? bare ?? '']),
  )
}

const PAIR = /([a-z][\w-]*)=(?:"([^"]*)"|([^\s"]+))(?=\s|$)/giu

const NAME = '(?<name>[a-z][\\w-]*)'
const LABEL = '\\[(?<label>[^\\]\\n]*)\\]'
const PAIRS = '(?:\\{(?<pairs>(?:"[^"\\n]*"|[^"}\\n])*)\\}|(?<open>\\{))?'

const INLINE = new RegExp(`^:${NAME}(?:${LABEL}${PAIRS}|\\[[^\\]\\n]*(?=\\n|$))`, 'iu')
const LEAF = new RegExp(`^(?<colons>::+)${NAME}${LABEL}${PAIRS}$`, 'iu')
