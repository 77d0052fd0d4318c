/** A fact by its id, `topic.name`: as a text prints it, and as code computes with it. */
import { TOPICS } from '../content/facts/index.ts'
import type { Fact, Source } from '../content/facts/schema.ts'
import { unbroken } from '../content/typography.ts'
import type { Language } from '../routes/language.ts'
import { valueIn } from './value.ts'

type Topics = typeof TOPICS
/** Every id there is: a mistyped one does not compile. */
export type FactId = {
  [Topic in keyof Topics]: `${Topic}.${keyof Topics[Topic] & string}`
}[keyof Topics]

type FactOf<Id extends string> = Id extends `${infer Topic extends keyof Topics}.${infer Name}`
  ? Topics[Topic][Name & keyof Topics[Topic]]
  : never
/** A number, or a text where the fact is a day or a name. */
export type FactValue<Id extends FactId> =
  FactOf<Id> extends { readonly value: infer Value }
    ? Value extends number
      ? number
      : string
    : never

/** A fact as a text prints it. */
export interface ShownFact {
  readonly text: string
  /** What it says, as the name of a row. */
  readonly label: string
  /** ISO days: when it was compared with its source, and which version of the source. */
  readonly checked: string
  readonly version: string
  /** The source carries no day of its own: `version` is the earliest it can be. */
  readonly undated: boolean
  readonly source: Readonly<Record<'title' | 'publisher' | 'url', string>>
}

/** All facts by id. */
export const facts: ReadonlyMap<string, Fact> = new Map(
  Object.entries<Readonly<Record<string, Fact>>>(TOPICS).flatMap(([topic, own]) =>
    Object.entries(own).map(([name, fact]) => [`${topic}.${name}`, fact] as const),
  ),
)

/** @returns nothing where no fact has that id: texts are not compiled, so their ids may be wrong */
export const factIn = (id: string, language: Language): ShownFact | undefined => {
  const fact = facts.get(id)
  return fact && shown(fact, language)
}

/** What tools and costs compute with. A page's data takes it along, the browser has no facts. */
export const factValue = <Id extends FactId>(id: Id): FactValue<Id> =>
  facts.get(id)?.value as FactValue<Id>

/** A duration, to compare with others; nothing where the fact is none. */
export const factMinutes = (id: string): number | undefined => {
  const { unit, value } = facts.get(id) ?? {}
  return unit === 'minutes' && typeof value === 'number' ? value : undefined
}

const shown = (
  { value, unit, label, reads, checked, version, dated, source }: Fact,
  language: Language,
): ShownFact => {
  const text = valueIn(language, unit, value)
  return {
    text: reads ? reads[language].replace('{value}', text) : text,
    label: label[language],
    checked,
    version,
    undated: dated === 'not-before',
    source: sourceIn(source, language),
  }
}

/** A title stays in its own language; spaces that only French has do not break in any. */
const sourceIn = ({ title, publisher, url }: Source, language: Language): ShownFact['source'] => ({
  title: unbroken(title),
  publisher: typeof publisher === 'string' ? publisher : publisher[language],
  url,
})
