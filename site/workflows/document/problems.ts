/** What keeps a flow from doing what it should, found while it is written. */
import type { Flow } from '../flow/flow.ts'
import { answers } from './problems/answers.ts'
import { counts } from './problems/counts.ts'
import { credentials } from './problems/credentials.ts'
import { disabled } from './problems/disabled.ts'
import { expressions } from './problems/expressions.ts'
import { linkEnds } from './problems/link-ends.ts'
import { loops } from './problems/loops.ts'
import { order } from './problems/order.ts'
import { parts } from './problems/parts.ts'
import type { Problem } from './problems/problem.ts'
import { references } from './problems/references.ts'
import { required } from './problems/required.ts'
import { secrets } from './problems/secrets.ts'
import { starts } from './problems/starts.ts'
import { surveyOf, type Context } from './problems/survey.ts'
import { versions } from './problems/versions.ts'

export type { Problem, ProblemKey } from './problems/problem.ts'

export const problemsOf = (flow: Flow, context: Context = {}): readonly Problem[] => {
  const survey = surveyOf(flow, context)
  return RULES.flatMap((rule) => rule(survey))
}

const RULES = [
  starts,
  parts,
  required,
  references,
  expressions,
  answers,
  loops,
  linkEnds,
  secrets,
  versions,
  counts,
  disabled,
  order,
  credentials,
]
