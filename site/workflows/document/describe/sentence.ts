import type { FlowNode } from '../../flow/flow.ts'
import type { Language } from '../../builder/said.ts'
import { factOf, operationOf } from '../../nodes/index.ts'
import { WORDS } from './words.ts'

/** What a step does, as short as can be. */
export const sentenceOf = (node: FlowNode, language: Language): string => {
  const fact = factOf(node.type)
  const operation = fact && operationOf(fact, node.parameters)?.label[language]
  const kind = fact?.label[language] ?? node.type.replace(/^.*\./u, '')
  const words = WORDS[language]
  const does = operation ? `${kind}, ${operation.toLowerCase()}` : kind
  const told = [
    does,
    ...addressIn(node),
    ...(node.retryOnFail === true ? [words.retry(node.maxTries ?? 3)] : []),
    ...(node.onError === 'continueRegularOutput' ? [words.goesOn] : []),
  ]
  return `${told.join(', ')}.`
}

const addressIn = ({ parameters: { url, method = 'GET' } }: FlowNode): readonly string[] =>
  typeof url === 'string' && typeof method === 'string' && url !== '' && url.length <= LONGEST
    ? [`\`${method} ${url.replaceAll(/`|\s/gu, '')}\``]
    : []

const LONGEST = 200
