import type { NodeProgram } from '../program.ts'
import { textClassifier } from './text-classifier.ts'
import { sentimentAnalysis } from './sentiment-analysis.ts'
import { informationExtractor } from './information-extractor.ts'
import { chainSummarization } from './chain-summarization.ts'
import { chainRetrievalQa } from './chain-retrieval-qa.ts'
import { chainLlm } from './chain-llm.ts'
import { agent } from './agent.ts'
import { aggregate } from './aggregate.ts'
import { code } from './code.ts'
import { filter } from './filter.ts'
import { ifNode } from './if.ts'
import { limit } from './limit.ts'
import { merge } from './merge.ts'
import { noOp } from './no-op.ts'
import { respondToWebhook } from './respond-to-webhook.ts'
import { set } from './set.ts'
import { sort } from './sort.ts'
import { splitInBatches } from './split-in-batches.ts'
import { splitOut } from './split-out.ts'
import { stopAndError } from './stop-and-error.ts'
import { switchNode } from './switch.ts'
import { wait } from './wait.ts'

const ALL: readonly NodeProgram[] = [
  textClassifier,
  sentimentAnalysis,
  informationExtractor,
  chainSummarization,
  chainRetrievalQa,
  chainLlm,
  agent,
  aggregate,
  code,
  filter,
  ifNode,
  limit,
  merge,
  noOp,
  respondToWebhook,
  set,
  sort,
  splitInBatches,
  splitOut,
  stopAndError,
  switchNode,
  wait,
]

/** What can be computed here, by n8n's name of the type. */
export const PROGRAMS: ReadonlyMap<string, NodeProgram> = new Map(
  ALL.map((program) => [program.type, program]),
)
