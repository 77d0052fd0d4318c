/** Stands in for a model that always sees something left to prepare. A caricature, and countable. */
import type { Done, Model } from './loop.ts'

export const OBJECTIVE = 'Prepare the open day of a joinery on 12 June'
export const FIRST = 'Write the list of tasks'
export const TOPICS = ['tent', 'food', 'music'] as const

/** What a finished task makes it think of. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  list: ['compare', 'check'],
  compare: ['list', 'choose'],
  check: ['compare', 'report'],
  choose: ['book', 'check'],
  book: ['report', 'check'],
  report: ['review', 'list'],
  review: ['compare', 'check'],
}
const VERBS = Object.keys(NEXT)
/** The same thing said again rarely has the same words. */
const TURNS = ['', ' in more detail', ' once more', ' with fresh figures']

/** What a task is about, whatever words were put around it. */
export const meaning = (name: string): string => name.split(' ').slice(0, 2).join(' ')

/** The three things that the day needs: whether they are there can be checked. */
export const bookings = (done: readonly Done[]): number =>
  TOPICS.filter((topic) => done.some(({ name }) => meaning(name) === `book ${topic}`)).length

/** @param first verbs that it believes come first */
export const eager = (first: readonly string[] = VERBS): Model => {
  const said = new Map<string, number>()
  const worded = (task: string) => {
    const times = said.get(task) ?? 0
    said.set(task, times + 1)
    return `${task}${TURNS[times % TURNS.length]}`
  }
  const rank = (name: string) => first.indexOf(name.split(' ')[0] ?? '')
  return {
    execute: async (task) => `Done: ${task}.`,
    create: async (task, _result, pending) => {
      const [verb = '', topic = ''] = task.split(' ')
      const wanted =
        task === FIRST
          ? TOPICS.map((each) => `list ${each}`)
          : (NEXT[verb] ?? []).map((next) => `${next} ${topic}`)
      // Told not to repeat what is pending; nobody tells it what is done.
      return wanted.map(worded).filter((name) => !pending.includes(name))
    },
    sort: async (pending) => pending.toSorted((a, b) => rank(a) - rank(b)),
  }
}
