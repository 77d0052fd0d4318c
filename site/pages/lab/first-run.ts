import { nextTask } from '../../ports/next-task.ts'
import { createLab, type Lab } from './lab.ts'
import { exampleOf } from './run/examples.ts'
import { playing, type Run } from './run/run.ts'

/** One for the whole visit: the other language shows the same run. */
let lab: Promise<Lab> | undefined

/** The lab with a run to begin with. */
export const theLab = (): Promise<Lab> =>
  (lab ??= playInBreaths().then((run) => createLab(run, (act) => setTimeout(act, 0))))

/** The code is new to the browser, and slow: in between a phone answers who touches it. */
const playInBreaths = async (): Promise<Run> => {
  await nextTask()
  const commands = playing(exampleOf('days'), undefined, 0, 1)
  for (;;) {
    await nextTask()
    const enough = performance.now() + BREATH_MS
    do {
      const { done, value } = commands.next()
      if (done) return value
    } while (performance.now() < enough)
  }
}

const BREATH_MS = 5
