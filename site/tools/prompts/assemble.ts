/**
 * A brief as a prompt. Each style has its order: for Claude what is long comes first and what is asked
 * comes last, as its maker advises; in Markdown instructions come first and material last, as the
 * maker of GPT lays it out. Whatever was typed stands there whole, in every style.
 */
import type { Brief, Style } from './brief.ts'
import { exampleBlocks, fence, list, tagged } from './marks.ts'
import type { Part, PromptWords } from './prompt-words.ts'

export interface Message {
  readonly role: 'system' | 'user'
  readonly text: string
}

/** One message; a system and a user message where the style parts them. None of an empty brief. */
export const assemble = (brief: Brief, words: PromptWords): readonly Message[] =>
  LAYOUTS[brief.style]
    .map(({ role, parts }) => ({
      role,
      text: parts
        .map((part) => sectionOf(part, brief, words))
        .filter((section) => section !== '')
        .join('\n\n'),
    }))
    .filter(({ text }) => text !== '')

/** What a program sends with it, the model left out: for those who call one. */
export const requestBody = (messages: readonly Message[], style: Style): string =>
  JSON.stringify(
    {
      messages: messages.map(({ role, text }) => ({ role, content: text })),
      ...(style === 'json' && { response_format: { type: 'json_object' } }),
    },
    undefined,
    2,
  )

/** What is long first, what is asked last. */
const CLAUDE: readonly Part[] = [
  'role',
  'material',
  'context',
  'examples',
  'constraints',
  'form',
  'doubt',
  'task',
  'checks',
]

const MARKDOWN: readonly Part[] = [
  'role',
  'task',
  'constraints',
  'form',
  'doubt',
  'examples',
  'context',
  'material',
  'checks',
]

interface Layout {
  readonly role: Message['role']
  readonly parts: readonly Part[]
}

const LAYOUTS: Readonly<Record<Style, readonly Layout[]>> = {
  claude: [{ role: 'user', parts: CLAUDE }],
  markdown: [{ role: 'user', parts: MARKDOWN }],
  json: [{ role: 'user', parts: MARKDOWN }],
  // What stays from one use to the next, and what comes anew each time.
  split: [
    { role: 'system', parts: CLAUDE.filter((part) => part !== 'material' && part !== 'task') },
    { role: 'user', parts: ['material', 'task'] },
  ],
}

const sectionOf = (part: Part, brief: Brief, words: PromptWords): string => {
  const inTags = brief.style === 'claude'
  const body = BODIES[part](brief, words)
  if (body === '') return ''
  if (part === 'role') return inTags || brief.style === 'split' ? body : titled(part, body, words)
  if (part === 'material')
    return `${inTags ? tagged(words.tags.material, body) : titled(part, fence(body), words)}\n${words.materialIs}`
  if (!inTags) return titled(part, body, words)
  return part === 'examples' ? body : tagged(words.tags[part], body)
}

const titled = (part: Part, body: string, words: PromptWords): string =>
  `# ${words.titles[part]}\n${body}`

/** What stands in each part, before it gets its title or its tag. */
const BODIES: Readonly<Record<Part, (brief: Brief, words: PromptWords) => string>> = {
  role: ({ role }) => role,
  context: ({ context, reader }, words) =>
    [context, reader && words.reader(reader)].filter((text) => text !== '').join('\n'),
  material: ({ material }) => material,
  task: ({ task }) => task,
  constraints: ({ constraints }) => list(constraints),
  examples: ({ examples, style }, words) => exampleBlocks(examples, style === 'claude', words),
  form: ({ form, style, fields }, words) =>
    style === 'json'
      ? [form, jsonShape(fields, words)].filter((text) => text !== '').join('\n')
      : form,
  doubt: ({ doubt }) => doubt,
  checks: ({ checks }, words) => (checks.length > 0 ? `${words.checks}\n${list(checks)}` : ''),
}

const jsonShape = (fields: Brief['fields'], words: PromptWords): string => {
  if (fields.length === 0) return words.json.alone
  const shape = Object.fromEntries(
    fields.map(({ name, holds }) => [name, holds || words.json.value]),
  )
  return `${words.json.alone} ${words.json.fields}\n${fence(JSON.stringify(shape, undefined, 2), 'json')}`
}
