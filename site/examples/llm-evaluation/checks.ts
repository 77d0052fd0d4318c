/** What a program can tell of an answer, without a model and without taste. */
import { RULES, type Case } from './cases.ts'

/** What the assistant gives back: an answer with its rule, or the case to a person. */
export type Reply =
  | { readonly kind: 'answer'; readonly text: string; readonly rule: string }
  | { readonly kind: 'person' }

/** Numbers as written: 200, 18:30, 0,5. */
const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,:]\d+)*/gu) ?? []

/** One form for capitals, apostrophes and spaces, which models write in several. */
const spelt = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ')

/** Why an answer fails; nothing if it passes. */
export const faultsOf = (one: Case, reply: Reply): readonly string[] => {
  if (one.person) return reply.kind === 'person' ? [] : ['answers what only a person may answer']
  if (reply.kind === 'person') return ['gives up on what the rules answer']
  const rule = Object.entries(RULES).find(([name]) => name === reply.rule)?.[1]
  if (rule === undefined) return [`cites ${reply.rule}, which is no rule`]
  const text = spelt(reply.text)
  const missing = (one.says ?? []).filter((spellings) =>
    spellings.every((words) => !text.includes(spelt(words))),
  )
  const known = new Set([...numbersIn(rule), ...numbersIn(one.request), ...(one.derived ?? [])])
  return [
    ...missing.map((spellings) => `lacks “${spellings[0]}”`),
    ...numbersIn(reply.text)
      .filter((number) => !known.has(number))
      .map((number) => `${number} stands neither in ${reply.rule} nor in the request`),
  ]
}
