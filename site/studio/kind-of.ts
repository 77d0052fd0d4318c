/** What kind of node it is, in the visitor's language. */
import type { Language } from '../routes/language.ts'
import type { FlowNode } from '../workflows/flow/flow.ts'
import { factOf } from '../workflows/nodes/index.ts'

/** Kinds that we do not know go by the name that n8n gives them. */
export const kindOf = ({ type }: Pick<FlowNode, 'type'>, language: Language): string =>
  factOf(type)?.label[language] ?? type.replace(/^.*\./u, '')
