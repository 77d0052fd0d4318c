import { TOPICS } from './index.ts'

/** Facts that a text of a record names, as `:fact[topic.name]`, and whether there are such. */
export const factsNamed = (text: string): readonly { id: string; found: boolean }[] =>
  [...text.matchAll(NAMED)].map(([, id = '']) => {
    const [topic = '', name = ''] = id.split('.')
    const facts: Readonly<Record<string, unknown>> | undefined = Object.entries(TOPICS).find(
      ([each]) => each === topic,
    )?.[1]
    return { id, found: facts !== undefined && Object.hasOwn(facts, name) }
  })

export const NAMED = /:fact\[([^\]]*)\]/gu
