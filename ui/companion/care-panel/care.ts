import {
  ACTION_A,
  ACTION_B,
  ACTIONS_A,
  ACTIONS_B,
  type ActionA,
  type ActionB,
  type Legality,
  type ReadingId,
  type Snapshot,
} from '../../../engine/index.ts'

export interface Actions {
  A: ActionA
  B: ActionB
}

/** What one can do with her, as things stand. */
export interface CareAction<A extends string = string> {
  readonly action: A
  /** Milliseconds it keeps her busy. */
  readonly duration: number
  /** Earned by it, from least to most. */
  readonly experience: readonly [least: number, most: number]
  /** What it would be refused for. */
  readonly lack?: Lack | undefined
}

export interface Lack {
  readonly stat: string
  readonly needs: number
  readonly has: number
}

/** Every action of a reading, always in its order: none moves away under a finger. */
export const careOf = <R extends ReadingId>(
  { reading }: Pick<Snapshot<R>, 'reading'>,
  legal: readonly Legality<R>[],
): readonly CareAction<Actions[R]>[] =>
  (reading === 'A' ? careA() : careB(legal)) as readonly CareAction<Actions[R]>[]

/** Whether she is at something right now. */
export const isBusy = ({ pet: { gameState } }: Snapshot): boolean =>
  'isInteracting' in gameState ? gameState.isInteracting : gameState.currentActivity !== null

const careA = (): readonly CareAction<ActionA>[] =>
  ACTIONS_A.map((action) => {
    const { duration, experience } = ACTION_A[action]
    return { action, duration, experience: [experience, experience] }
  })

const careB = (legal: readonly Legality[]): readonly CareAction<ActionB>[] =>
  ACTIONS_B.map((action) => {
    const { duration, experience } = ACTION_B[action]
    const verdict = legal.find(({ type }) => type === action)
    const lack =
      verdict?.ok === false && verdict.reason === 'stat-too-low'
        ? { stat: verdict.stat, needs: verdict.needs, has: verdict.has }
        : undefined
    return { action, duration, experience, lack }
  })
