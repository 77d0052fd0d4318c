/** What the way to the contact page suggests. */
import type { Subject } from '../../contact/fields.ts'
import type { ContactState } from '../../navigation/contact-state.ts'

/** [3.4.10] The subject that the page one came from is about: its address says more than its category. */
export const subjectOf = ({ from, context }: ContactState): Subject | undefined => {
  const path = from.replace(/^\/en\//u, '/')
  return ADDRESSES.find(([words]) => words.test(path))?.[1] ?? CONTEXTS[context ?? '']
}

const ADDRESSES: readonly (readonly [words: RegExp, subject: Subject])[] = [
  [/audit|evaluateur|quiz/u, 'audit'],
  [/workflow|automatisation|n8n|integration/u, 'automation'],
  [/full-stack|web-dev/u, 'site'],
  [/(?:^|[/-])(?:ia|ai|rag|llm|agents?|chatbot|claude|prompt|fine-tuning|finops)(?:[/-]|$)/u, 'ai'],
]

const CONTEXTS: Readonly<Record<string, Subject>> = {
  'ai-services': 'ai',
  workflows: 'automation',
  unified: 'site',
}
