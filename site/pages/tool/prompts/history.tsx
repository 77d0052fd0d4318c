import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { dateIn } from '../../../i18n/date.ts'
import type { Own } from '../frame/tool-parts.ts'
import { unprinted } from '../frame/paper.css.ts'
import type { ToldPrompt } from './prompt-words.ts'
import * as css from './prompts.css.ts'

interface HistoryProps extends ToldPrompt {
  readonly own: Own
}

/** Prompts that were kept on this device: to go on from, or to delete. */
export function History({ earlier, words, language, own }: HistoryProps): ReactElement | null {
  const { result: say } = words
  if (earlier.length === 0) return null
  return (
    <div className={unprinted}>
      <Disclosure variant="row" title={say.history} meta={String(earlier.length)}>
        <Stack gap={4}>
          <Text size="s" tone="muted">
            {say.historyHelp}
          </Text>
          <ol className={css.points}>
            {earlier.map(({ result, answers, day }, place) => {
              const task = shortened(result.brief.task || result.brief.role)
              return (
                <li key={`${day} ${JSON.stringify(answers)}`} className={css.point}>
                  <Text>{task}</Text>
                  <Text size="s" tone="muted">
                    {dateIn(language, day)}
                  </Text>
                  <Inline>
                    <Button
                      size="s"
                      aria-label={`${say.restore} ${task}`}
                      onClick={() => own.replace(answers)}
                    >
                      {say.restore}
                    </Button>
                    <Button
                      size="s"
                      variant="ghost"
                      aria-label={`${say.forget} ${task}`}
                      onClick={() => own.forget(place)}
                    >
                      {say.forget}
                    </Button>
                  </Inline>
                </li>
              )
            })}
          </ol>
        </Stack>
      </Disclosure>
    </div>
  )
}

const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 88)}…` : text)
