/** The words of stories in English, by what they are in French. */
import { actions } from './actions.ts'
import { companion } from './companion.ts'
import { figures } from './figures.ts'
import { forms } from './forms.ts'
import { navigation } from './navigation.ts'
import { pieces } from './pieces.ts'
import { ofSite } from './site.ts'
import { texts } from './texts.ts'

/** What stories themselves say: `{1}` stands for what is put in. */
export const english: ReadonlyMap<string, string> = new Map(
  [actions, companion, figures, forms, navigation, pieces, texts].flatMap(Object.entries),
)

/** What is said so in English; nothing where nobody wrote it. */
export const inEnglish = (text: string): string | undefined => {
  const plain = spaced(text)
  const said = told(plain) ?? inParts(plain)
  return said === plain ? undefined : said
}

const byPattern = (text: string): string | undefined => {
  for (const { pattern, said } of PATTERNS) {
    const [, ...parts] = pattern.exec(text) ?? []
    if (parts.length > 0)
      return said.replaceAll(HOLE, (_, at: string) => inside(parts[Number(at) - 1]!))
  }
  return undefined
}

/** Sentences, then what they list, then names before their figures. */
const inParts = (text: string, [mark, ...finer] = MARKS): string => {
  if (mark === undefined) return text
  const parts = text.split(mark)
  if (parts.length === 1) return inParts(text, finer)
  return parts
    .map((part, at) => (at % 2 === 1 ? part : (told(part) ?? inParts(part, finer))))
    .join('')
}
const MARKS: readonly RegExp[] = [
  /(?<=\.)( )/u,
  /( · )/u,
  /(, )/u,
  /( )(?=[-\d][^\p{L}]*\p{L}?\.?$)/u,
  /(\.)$/u,
]

/** Names stand in sentences in small letters, and begin lines with a large one. */
const told = (part: string): string | undefined => {
  const known = WHOLE.get(part) ?? byPattern(part)
  if (known !== undefined) return known
  const name = WHOLE.get(begun(part, 'toUpperCase'))
  if (name !== undefined) return begun(name, 'toLowerCase')
  const words = WHOLE.get(begun(part, 'toLowerCase'))
  return words && begun(words, 'toUpperCase')
}

const begun = (words: string, how: 'toUpperCase' | 'toLowerCase'): string =>
  words.charAt(0)[how]() + words.slice(1)

const inside = (part: string): string => told(part) ?? inParts(part)

/** All that is said in English. */
export const englishWords = (): readonly string[] => ALL.map(([, words]) => words)

const spaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

const HOLE = /\{(\d)\}/gu

const ALL = [...ofSite(), ...english].map(([key, words]) => [spaced(key), words] as const)

const WHOLE = new Map(ALL)

/** The one that says most of itself first. */
const PATTERNS = ALL.filter(([key]) => key.includes('{1}'))
  .toSorted(([a], [b]) => b.length - a.length)
  .map(([key, said]) => ({
    pattern: new RegExp(
      `^${key
        .split(HOLE)
        .map((part, at) =>
          at % 2 === 1 ? '(.+)' : part.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&'),
        )
        .join('')}$`,
      'u',
    ),
    said,
  }))
