/** What one may be about to write. */
import type { ReadingId } from '#engine'
import { COMMANDS, type Parameter, parametersOf } from './parameters.ts'

export interface Completion {
  /** What it is called in the list. */
  readonly label: string
  /** The whole text once it is taken, and where the caret stands then. */
  readonly text: string
  readonly caret: number
}

export const completionsAt = (
  text: string,
  caret: number,
  reading: ReadingId,
  most = 6,
): readonly Completion[] => {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const line = text.slice(start, caret)
  if (/^\s*[[{#]/u.test(line)) return []
  const [, before = '', word = ''] = /^(.*?)([^\s]*)$/u.exec(line) ?? []
  const take = (label: string, insert: string): Completion => {
    const at = start + before.length + insert.length
    return { label, text: text.slice(0, start) + before + insert + text.slice(caret), caret: at }
  }
  return choices(before, word, reading)
    .filter(({ label }) => label.startsWith(word) && label !== word)
    .slice(0, most)
    .map(({ label, insert }) => take(label, insert))
}

interface Choice {
  readonly label: string
  readonly insert: string
}

const choices = (before: string, word: string, reading: ReadingId): readonly Choice[] => {
  // What stands before the command itself: how often, and after how long.
  const words = before.replace(/^\s*(?:\d+ ?[x×]\s+)?(?:\+\S+\s+)?/u, '').split(/\s+/u)
  const [type = ''] = words
  if (type === '')
    return word.startsWith('+') || /^\d/u.test(word)
      ? []
      : COMMANDS[reading].map((label) => ({ label, insert: label }))
  const [name, value] = word.split('=')
  const parameters = parametersOf(reading, type) ?? []
  if (value !== undefined)
    return (parameters.find((one) => one.name === name)?.choices ?? []).map((one) => ({
      label: `${name}=${one}`,
      insert: `${name}=${one}`,
    }))
  return parameters
    .filter((one) => !words.some((each) => each.startsWith(`${one.name}=`)))
    .map((one) => ({ label: one.name, insert: `${one.name}=${startOf(one)}` }))
}

const startOf = ({ example = '', choices: [first] = [] }: Parameter): string => first ?? example
