import type { Question } from '../frame/question.ts'
import type { Tool } from '../frame/tool.ts'
import { briefOf, STYLES, typedIn, type Brief, type Typed } from './brief.ts'
import { review, type Finding } from './rules.ts'
import { variablesIn } from './variables.ts'

/** What a brief comes to, in no language yet: `assemble` writes the prompt. */
export interface Prompt {
  readonly brief: Brief
  readonly typed: Typed
  readonly variables: readonly string[]
  readonly findings: readonly Finding[]
}

const text = (id: string, part: string, longest: number, lines: number): Question => ({
  kind: 'text',
  id,
  part,
  optional: true,
  longest,
  lines,
})

/** [1.0.17] A brief, and the prompt that it makes. */
export const PROMPTS: Tool<Prompt> = {
  id: 'generateur-prompts-claude-ai',
  version: 1,
  questions: [
    { kind: 'choice', id: 'style', part: 'ask', options: STYLES, start: STYLES[0] },
    { kind: 'text', id: 'task', part: 'ask', longest: 2000, lines: 4 },
    text('material', 'ask', 6000, 4),
    text('form', 'ask', 1000, 3),
    { ...text('fields', 'ask', 1000, 4), when: ({ style }) => style === 'json' },
    text('role', 'setting', 500, 2),
    text('context', 'setting', 1500, 3),
    text('reader', 'setting', 300, 1),
    text('constraints', 'rules', 2000, 4),
    text('doubt', 'rules', 600, 2),
    text('checks', 'rules', 1000, 3),
    text('examples', 'examples', 4000, 6),
  ],
  evaluate(answers) {
    const typed = typedIn(answers)
    const brief = briefOf(answers)
    return { brief, typed, variables: variablesIn(typed), findings: review(brief, typed) }
  },
}
