import { createLab, type Lab } from './lab.ts'
import { exampleOf } from './run/examples.ts'
import { playing, type Run } from './run/run.ts'

/** One for the whole visit: the other language shows the same run. */
let lab: Promise<Lab> | undefined

/** The lab with a run to begin with. */
export const theLab = (): Promise<Lab> =>
  (lab ??= playInBreaths().then((run) => createLab(run, (act) => setTimeout(act, 0))))

/** The code is new to the browser, and slow: after each portion a phone answers who touches it. */
const playInBreaths = async (): Promise<Run> => {
  const portions = playing(exampleOf('days'), undefined, 0, PORTION)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve))
    const { done, value } = portions.next()
    if (done) return value
  }
}

const PORTION = 10
