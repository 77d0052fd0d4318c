/** Links and files that are not what they should be. */
import { replay, type Scenario, SCENARIO, ScenarioError } from '#engine'
import { MOST_COMMANDS } from '../script/problem.ts'

export type Fault =
  | { readonly kind: 'broken-link' }
  /** Whole, but packed as this lab does not. */
  | { readonly kind: 'other-version' }
  | { readonly kind: 'too-large'; readonly most: number }
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'not-json' }
  /** `problem` is the engine's own English sentence. */
  | { readonly kind: 'bad-scenario'; readonly place: string; readonly problem: string }

export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.kind)
    this.fault = fault
  }
}

/** A scenario that can be played, its pet included. @throws Unreadable */
export const checked = (data: unknown): Scenario => {
  try {
    const scenario = SCENARIO.read(data)
    if (scenario.inputs.length > MOST_COMMANDS)
      throw new Unreadable({ kind: 'too-long', most: MOST_COMMANDS })
    // `with` can only be judged against the pet that it changes.
    replay({ ...scenario, inputs: [] })
    return scenario
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    throw new Unreadable({ kind: 'bad-scenario', place: error.place, problem: error.problem })
  }
}
