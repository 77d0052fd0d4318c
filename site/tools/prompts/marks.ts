/** Marks that part what is said from what is shown, chosen so that no text can close them early. */
import type { Example } from './brief.ts'
import type { PromptWords } from './prompt-words.ts'

/** `<tag>` around a text; another name where the text itself ends with that tag. */
export const tagged = (name: string, text: string): string => {
  let tag = name
  for (let next = 2; text.includes(`</${tag}>`); next++) tag = `${name}_${next}`
  return `<${tag}>\n${text}\n</${tag}>`
}

/** A fence longer than any in the text. */
export const fence = (text: string, language = ''): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length))
  const mark = '`'.repeat(longest + 1)
  return `${mark}${language}\n${text}\n${mark}`
}

export const list = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join('\n')

export const exampleBlocks = (
  examples: readonly Example[],
  inTags: boolean,
  { tags, example }: PromptWords,
): string => {
  if (examples.length === 0) return ''
  if (!inTags)
    return examples
      .map(({ input, output }, index) =>
        [
          `## ${example.title} ${index + 1}`,
          ...(input === '' ? [] : [`${example.input}\n${fence(input)}`]),
          ...(output === '' ? [] : [`${example.output}\n${fence(output)}`]),
        ].join('\n'),
      )
      .join('\n\n')
  const blocks = examples.map(({ input, output }) =>
    tagged(
      tags.example,
      [
        ...(input === '' ? [] : [tagged(tags.input, input)]),
        ...(output === '' ? [] : [tagged(tags.output, output)]),
      ].join('\n'),
    ),
  )
  return tagged(tags.examples, blocks.join('\n'))
}
