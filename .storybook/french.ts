/** French that is left where stories speak English. */
import { english, englishWords } from '../stories/sample/english/index.ts'

/** Texts and hints of what is shown that have a French word. */
export const frenchIn = (root: Element): readonly string[] => [
  ...new Set([...root.querySelectorAll('*')].flatMap(saidBy).filter(isFrench)),
]

/** What an element says itself, where nobody says that it is French on purpose. */
const saidBy = (element: Element): readonly string[] => {
  if (element.closest('body [lang=fr], script, style, pre, code, .sb-wrapper') !== null) return []
  const own = [...element.childNodes].filter((node) => node instanceof Text)
  const hints = HINTS.flatMap((name) => element.getAttribute(name) ?? [])
  return [...own.map(({ data }) => data), ...hints]
}

const HINTS = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt', 'label'] as const

const isFrench = (text: string): boolean => wordsOf(text).some((word) => FRENCH.has(word))

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** What stands in quotes: the rest is code. */
const textsOf = (sources: Record<string, unknown>): readonly string[] =>
  Object.values(sources).flatMap((source) => String(source).match(/'[^'\n]*'|`[^`]*`/gu) ?? [])

const IN_ENGLISH = new Set(
  [
    ...englishWords(),
    ...textsOf(
      import.meta.glob('../site/{i18n,pages,tools}/**/*.en.ts', {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    ),
  ].flatMap(wordsOf),
)

/** What the site and stories say in French and never in English. */
const FRENCH = new Set(
  [
    ...'le la les des du un une et est sont pour avec dans sur que qui nous vous votre vos ne ce cette ces au aux ou où à être par sans son sa ses leur'.split(
      ' ',
    ),
    ...english.keys(),
    ...textsOf(
      import.meta.glob('../site/{i18n,pages}/**/*.fr.ts', {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    ),
  ]
    .flatMap(wordsOf)
    .filter((word) => word.length > 1 && !IN_ENGLISH.has(word)),
)
