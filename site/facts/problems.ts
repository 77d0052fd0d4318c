import { TOPICS } from '../content/facts/index.ts'
import { faultsOf } from '../content/facts/topic.ts'
import type { Problem } from '../content/problem.ts'

/** Facts that are not as their schema says, each with its file. */
export const factProblems = (
  topics: Readonly<Record<string, Readonly<Record<string, unknown>>>> = TOPICS,
): readonly Problem[] =>
  Object.entries(topics).flatMap(([topic, facts]) =>
    faultsOf(facts).map((what) => ({ file: `site/content/facts/${topic}.ts`, what })),
  )
