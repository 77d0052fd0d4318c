/** The engine on the console, for whoever opens it on the lab's page. */
import {
  type Commands,
  createEngine,
  type Devtools,
  inspect,
  type Inspectable,
  MARKS,
  type ReadingId,
  recorder,
  replay,
  SCENARIO,
} from '#engine'
import type { Lab } from './lab.ts'
import { hashOf, snapshotAt } from './run/run.ts'
import { expecting } from './share/file.ts'
import { checked } from './share/unreadable.ts'

/** @returns what takes it away again */
export const offerConsole = (lab: Lab, hint: string): (() => void) => {
  const devtools = Reflect.get(globalThis, '__REDUX_DEVTOOLS_EXTENSION__') as Devtools | undefined
  const stopInspecting = devtools && inspect(inspectableLab(lab), devtools)
  const offered = {
    createEngine,
    firstDifference: MARKS.firstDifference,
    readScenario: SCENARIO.read,
    recorder,
    replay,
    lab: {
      /** After the command looked at. */
      get snapshot() {
        const { run, seq } = lab.get()
        return snapshotAt(run, seq)
      },
      get hash() {
        return hashOf(lab.get().run)
      },
      get scenario() {
        return expecting(lab.get().run)
      },
      open: (scenario: unknown) => lab.open(checked(scenario)),
      go: lab.go,
      /** @throws ScenarioError where it is no command, or goes back in time */
      send(command: Commands[ReadingId], dt = 0) {
        const { scenario } = lab.get().run
        lab.insert(SCENARIO.read({ ...scenario, inputs: [[dt, command]] }).inputs)
      },
    },
  }
  Object.assign(globalThis, { opale: offered })
  if (!hinted) console.info(hint)
  hinted = true
  return () => {
    stopInspecting?.()
    const world = globalThis as { opale?: unknown }
    if (world.opale === offered) delete world.opale
  }
}

/** The devtools show which command is looked at; a jump there looks at another here. */
export const inspectableLab = (lab: Lab): Inspectable => ({
  get engine() {
    return lab.get().run.engine
  },
  getSnapshot() {
    const { run, seq } = lab.get()
    return snapshotAt(run, seq)
  },
  adopt: ({ seq }) => lab.go(seq),
  subscribe: (listener) => {
    let before = lab.get()
    return lab.subscribe(() => {
      const { run, seq } = lab.get()
      const isElsewhere = run !== before.run || seq !== before.seq
      before = lab.get()
      if (isElsewhere) listener(run.scenario.inputs[seq - 1]?.[1])
    })
  },
})

/** Once a visit, however often one comes back to the page. */
let hinted = false
