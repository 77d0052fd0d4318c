/** The collections with one more, whose pages are generated: put together from real sentences. */
import { COLLECTIONS as OWN } from '../../../site/content/collections.ts'
import type { Collection, MadePage } from '../../../site/content/collection.ts'
import { wordCount, type PageRecord, type PageText } from '../../../site/content/schema.ts'
import type { Language } from '../../../site/routes/language.ts'
import { count } from './count.ts'

export const COLLECTIONS: Readonly<Record<string, Collection>> = {
  ...OWN,
  generated: {
    ...OWN.article,
    pages: {},
    priority: 0.3,
    made: (recordsOf) => {
      const records = Object.values(OWN).flatMap((each) => [...recordsOf(each).values()])
      const pools = { fr: poolOf('fr', records), en: poolOf('en', records) }
      return Array.from({ length: count }, (_, index) => pageOf(index, pools))
    },
  },
}

type Pools = Readonly<Record<Language, readonly string[]>>

const idOf = (index: number) => `page-generee-${String((index % count) + 1).padStart(5, '0')}`

const pageOf = (index: number, pools: Pools): MadePage => ({
  id: idOf(index),
  record: {
    fr: textOf('fr', index, pools),
    en: textOf('en', index, pools),
    related: [1, 2, 3, 4].map((step) => idOf(index + step)),
    published: '2026-01-01',
    updated: '2026-01-01',
  },
  // Made when its page is: all of them together would fill the memory.
  text: {
    get fr() {
      return bodyOf('fr', index, pools)
    },
    get en() {
      return bodyOf('en', index, pools)
    },
  },
})

/** Long texts, as an article has: about 900 words, with code and a table. */
const bodyOf = (language: Language, index: number, pools: Pools): string => {
  // Elsewhere in the walk than the lead, which it would repeat.
  const next = sentences(pools[language], index + count)
  const changed = index === 0 && language === 'fr' && process.env['CHANGED'] === '1'
  const paragraph = () => Array.from({ length: 4 }, next).join(' ')
  const section = (number: number) =>
    `## ${number}. ${next()}\n\n${paragraph()}\n\n${paragraph()}\n\n- ${next()}\n- ${next()}\n`
  const sections = Array.from({ length: 7 }, (_, at) => section(at + 1))
  return [...(changed ? [CHANGED] : []), ...sections, TABLE, CODE].join('\n')
}

/** What one more word in one text changes is a figure of its own. */
const CHANGED = 'Voilà.\n'
const TABLE = '| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n'
const CODE = '```ts\nconst answer = await ask(question)\n```\n'

const textOf = (language: Language, index: number, pools: Pools): PageText => {
  const next = sentences(pools[language], index)
  const number = String(index + 1)
  const name = { fr: `Page générée ${number}`, en: `Generated page ${number}` }[language]
  const short = until(next, (text) => text.length >= 60 && text.length <= 90)
  return {
    title: `${name} (${language})`,
    description: `${name}: ${short}`,
    heading: name,
    name,
    hint: short,
    lead: leadFrom(next),
  }
}

/** 40 to 60 words. */
const leadFrom = (next: () => string): string => {
  let lead = next()
  while (wordCount(lead) < 40) lead = `${lead} ${until(next, fits(60 - wordCount(lead)))}`
  return lead
}

const fits = (words: number) => (text: string) => wordCount(text) <= words

const until = (next: () => string, suits: (text: string) => boolean): string => {
  let text = next()
  while (!suits(text)) text = next()
  return text
}

const poolOf = (language: Language, records: readonly PageRecord[]): readonly string[] =>
  records.flatMap((record) =>
    record[language].lead.split(/(?<=[.!?])\s+/u).filter((text) => text.length > 20),
  )

/** An endless walk through the pool, another for each page, the same at each build. */
const sentences = (pool: readonly string[], index: number): (() => string) => {
  let state = index + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return pool[Math.floor((state / 2 ** 32) * pool.length)] ?? ''
  }
}
