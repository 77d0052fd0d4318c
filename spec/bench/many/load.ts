/** The content with a record and a body for each generated page, put together from real sentences. */
import * as own from '../../../site/content/load.ts'
import {
  pageRecord,
  wordCount,
  type PageRecord,
  type PageText,
} from '../../../site/content/schema.ts'
import type { Language } from '../../../site/routes/language.ts'
import { rows } from './rows.ts'

export * from '../../../site/content/load.ts'

export const loadContent = (): ReadonlyMap<string, own.ContentRecord> =>
  new Map([
    ...own.loadContent(),
    ...rows.map(({ folder, id }, index) => [`${folder}/${id}`, recordOf(index)] as const),
  ])

/** Long texts, as an article has: about 900 words, with code and a table. */
export const loadBody = (key: string, language: Language): string | undefined => {
  const index = numbers.get(key)
  if (index === undefined) return own.loadBody(key, language)
  // Elsewhere in the walk than the lead, which it would repeat.
  const next = sentences(language, index + rows.length)
  const paragraph = () => Array.from({ length: 4 }, next).join(' ')
  const section = (number: number) =>
    `## ${number}. ${next()}\n\n${paragraph()}\n\n${paragraph()}\n\n- ${next()}\n- ${next()}\n`
  const sections = Array.from({ length: 7 }, (_, at) => section(at + 1))
  return [...sections, TABLE, CODE].join('\n')
}

const numbers = new Map(rows.map(({ folder, id }, index) => [`${folder}/${id}`, index]))

const TABLE = '| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n'
const CODE = '```ts\nconst answer = await ask(question)\n```\n'

const recordOf = (index: number): PageRecord =>
  pageRecord.parse({
    fr: textOf('fr', index),
    en: textOf('en', index),
    related: [1, 2, 3, 4].map((step) => rows[(index + step) % rows.length]?.id),
    updated: '2026-01-01',
  } satisfies Record<keyof PageRecord, unknown>)

const textOf = (language: Language, index: number): PageText => {
  const next = sentences(language, index)
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

const poolOf = (language: Language): readonly string[] =>
  [...own.loadContent().values()].flatMap((record) =>
    record[language].lead.split(/(?<=[.!?])\s+/u).filter((text) => text.length > 20),
  )

const POOLS: Readonly<Record<Language, readonly string[]>> = { fr: poolOf('fr'), en: poolOf('en') }

/** An endless walk through the pool, another for each page, the same at each build. */
const sentences = (language: Language, index: number): (() => string) => {
  const pool = POOLS[language]
  let state = index + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return pool[Math.floor((state / 2 ** 32) * pool.length)] ?? ''
  }
}
