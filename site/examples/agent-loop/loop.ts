/** The loop of 2023: take a task, do it, make new ones, sort the list, start again. */

export interface Task {
  readonly name: string
  /** How far it is from the first task. */
  readonly depth: number
}

export interface Done extends Task {
  readonly result: string
}

/** Three questions to one model. */
export interface Model {
  readonly execute: (task: string, context: readonly string[]) => Promise<string>
  readonly create: (task: string, result: string, pending: readonly string[]) => Promise<string[]>
  readonly sort: (pending: readonly string[]) => Promise<readonly string[]>
}

/** What stands between the model and the list; the loop of 2023 has none of it. */
export interface Guards {
  readonly admit?: (task: Task, pending: readonly Task[], done: readonly Done[]) => boolean
  readonly finished?: (done: readonly Done[]) => boolean
  /** Names of finished tasks to show beside this one. */
  readonly recall?: (done: readonly string[], task: string) => readonly string[]
}

export interface Run {
  readonly why: 'finished' | 'empty' | 'cut'
  readonly done: readonly Done[]
  readonly pending: readonly Task[]
  readonly calls: number
}

/** @param most turns after which we cut it: the original had no such number */
export const run = async (
  first: string,
  { execute, create, sort }: Model,
  most: number,
  { admit = () => true, finished = () => false, recall = () => [] }: Guards = {},
): Promise<Run> => {
  let pending: readonly Task[] = [{ name: first, depth: 0 }]
  const done: Done[] = []
  let calls = 0
  while (done.length < most) {
    const [task, ...rest] = pending
    if (task === undefined) return { why: 'empty', done, pending, calls }
    const past = done.map(({ name }) => name)
    const result = await execute(task.name, recall(past, task.name))
    done.push({ ...task, result })
    calls += 1
    pending = rest
    if (finished(done)) return { why: 'finished', done, pending, calls }
    const names = rest.map(({ name }) => name)
    for (const name of await create(task.name, result, names)) {
      const child = { name, depth: task.depth + 1 }
      if (admit(child, pending, done)) pending = [...pending, child]
    }
    const order = await sort(pending.map(({ name }) => name))
    // The model may change the order, and nothing else: what it forgets to name stays.
    const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
    pending = pending.toSorted((a, b) => place(a.name) - place(b.name))
    calls += 2
  }
  return { why: 'cut', done, pending, calls }
}
