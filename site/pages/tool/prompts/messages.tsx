import { Fragment, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { CodeBlock } from '#ui/code-block'
import { Disclosure } from '#ui/disclosure'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { numberIn } from '../../../i18n/number.ts'
import { requestBody, type Message } from '../../../tools/prompts/assemble.ts'
import { estimateTokens } from '../../../tools/prompts/tokens.ts'
import { saveFile } from '../../parts/save-file.ts'
import { printed, unprinted } from '../frame/paper.css.ts'
import { beginningOf } from './on-paper.ts'
import type { ToldPrompt } from './prompt-words.ts'
import * as css from './prompts.css.ts'

interface MessagesProps extends ToldPrompt {
  readonly messages: readonly Message[]
}

/** The text to copy, how long it is, and files of it. */
export function Messages({ messages, result, words, language }: MessagesProps): ReactElement {
  const { result: say } = words
  const text = textOf(messages)
  const { about, least, most } = estimateTokens(text, language)
  const figure = (value: number) => numberIn(language, value)
  return (
    <Stack gap={3}>
      <div className={css.messages}>
        {messages.map((message) => {
          const title = messages.length > 1 ? say.messages[message.role] : say.only
          const said = { copy: say.copy, copied: say.copied, failed: say.notCopied }
          const beginning = beginningOf(message.text, messages.length)
          return (
            <Fragment key={message.role}>
              <CodeBlock name={title} file={title} className={beginning && unprinted} {...said}>
                {message.text}
              </CodeBlock>
              {beginning && (
                <div className={printed}>
                  <CodeBlock name={title} file={title} {...said}>
                    {beginning}
                  </CodeBlock>
                  <Text size="s">{say.cut}</Text>
                </div>
              )}
            </Fragment>
          )
        })}
      </div>
      <div>
        <Text strong>{say.tokens(figure(about), figure(least), figure(most))}</Text>
        <Disclosure title={say.tokensHowTitle}>
          <Text tone="muted">{say.tokensHow}</Text>
        </Disclosure>
      </div>
      <div className={unprinted}>
        <Inline>
          <Button
            size="s"
            onClick={() =>
              saveFile(
                `${say.fileName}.txt`,
                new Blob([text], { type: 'text/plain;charset=utf-8' }),
              )
            }
          >
            {say.saveText}
          </Button>
          <Button
            size="s"
            onClick={() =>
              saveFile(`${say.fileName}.json`, requestBody(messages, result.brief.style))
            }
          >
            {say.saveRequest}
          </Button>
        </Inline>
      </div>
    </Stack>
  )
}

const textOf = (messages: readonly Message[]): string =>
  messages.map(({ text }) => text).join('\n\n')
