/** Reads the HTML that the build writes. It is regular enough for a reader that takes no time. */
export interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** What stands between the tags of a script or a style sheet. */
  readonly text: string
}

/** Opening tags in order; what scripts and style sheets hold is not looked into. */
export const tagsOf = (html: string): readonly Tag[] =>
  [...html.matchAll(TAG)].map(([, raw, inside, text = '', name, rest]) => ({
    name: raw ?? name ?? '',
    attributes: attributesOf(inside ?? rest ?? ''),
    text,
  }))

/** What a reader sees, on one line. */
export const textOf = (html: string): string =>
  decode(html.replace(/<(script|style)\b.*?<\/\1>/gsu, ' ').replace(/<[^>]*>/gu, ''))
    .replace(/\s+/gu, ' ')
    .trim()

/** The texts of all elements of one kind that do not contain themselves. */
export const textsOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gsu'))].map(([, inside]) =>
    textOf(inside ?? ''),
  )

const ATTRIBUTES = String.raw`(?:\s+[^\s=>"/]+(?:="[^"]*")?)*`
const TAG = new RegExp(
  String.raw`<(script|style)(${ATTRIBUTES})\s*>(.*?)</\1>` +
    String.raw`|<([a-z][\w-]*)(${ATTRIBUTES})\s*/?>`,
  'gisu',
)

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([^\s=>"/]+)(?:="([^"]*)")?/gu)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  )

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu, (whole, hex, decimal, named) => {
    if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
    return SIGNS[named as string] ?? whole
  })
