import type { NodeProgram } from '../program.ts'
import { agent } from './agent.ts'
import { aggregate } from './aggregate.ts'
import { chainLlm } from './chain-llm.ts'
import { chainRetrievalQa } from './chain-retrieval-qa.ts'
import { chainSummarization } from './chain-summarization.ts'
import { code } from './code.ts'
import { compareDatasets } from './compare-datasets.ts'
import { convertToFile } from './convert-to-file.ts'
import { cryptoNode } from './crypto.ts'
import { dateTime } from './date-time.ts'
import { executionData } from './execution-data.ts'
import { extractFromFile } from './extract-from-file.ts'
import { filter } from './filter.ts'
import { html } from './html.ts'
import { ifNode } from './if.ts'
import { informationExtractor } from './information-extractor.ts'
import { limit } from './limit.ts'
import { merge } from './merge.ts'
import { noOp } from './no-op.ts'
import { removeDuplicates } from './remove-duplicates.ts'
import { renameKeys } from './rename-keys.ts'
import { respondToWebhook } from './respond-to-webhook.ts'
import { sentimentAnalysis } from './sentiment-analysis.ts'
import { set } from './set.ts'
import { sort } from './sort.ts'
import { splitInBatches } from './split-in-batches.ts'
import { splitOut } from './split-out.ts'
import { stopAndError } from './stop-and-error.ts'
import { summarize } from './summarize.ts'
import { switchNode } from './switch.ts'
import { textClassifier } from './text-classifier.ts'
import { wait } from './wait.ts'
import { xml } from './xml.ts'

const ALL: readonly NodeProgram[] = [
  agent,
  aggregate,
  chainLlm,
  chainRetrievalQa,
  chainSummarization,
  code,
  compareDatasets,
  convertToFile,
  cryptoNode,
  dateTime,
  executionData,
  extractFromFile,
  filter,
  html,
  ifNode,
  informationExtractor,
  limit,
  merge,
  noOp,
  removeDuplicates,
  renameKeys,
  respondToWebhook,
  sentimentAnalysis,
  set,
  sort,
  splitInBatches,
  splitOut,
  stopAndError,
  summarize,
  switchNode,
  textClassifier,
  wait,
  xml,
]

/** What can be computed here, by n8n's name of the type. */
export const PROGRAMS: ReadonlyMap<string, NodeProgram> = new Map(
  ALL.map((program) => [program.type, program]),
)
