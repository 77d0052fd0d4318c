/** The engine on the console, for whoever opens it on the lab's page. */
import {
  createEngine,
  firstDifference,
  readScenario,
  recorder,
  replay,
  type Commands,
  type ReadingId,
} from '#engine'
import type { Lab } from './lab.ts'
import { hashOf, snapshotAt } from './run/run.ts'
import { expecting } from './share/file.ts'
import { checked } from './share/unreadable.ts'

/** @returns what takes it away again */
export const offerConsole = (lab: Lab, hint: string): (() => void) => {
  const offered = {
    createEngine,
    firstDifference,
    readScenario,
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
        lab.insert(readScenario({ ...scenario, inputs: [[dt, command]] }).inputs)
      },
    },
  }
  Object.assign(globalThis, { opale: offered })
  if (!hinted) console.info(hint)
  hinted = true
  return () => {
    const world = globalThis as { opale?: unknown }
    if (world.opale === offered) delete world.opale
  }
}

/** Once a visit, however often one comes back to the page. */
let hinted = false
