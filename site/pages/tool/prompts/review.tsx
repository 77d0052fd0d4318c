import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Heading } from '#ui/heading'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { GRAVE, RULE_IDS } from '../../../tools/prompts/rules.ts'
import { printed } from '../frame/paper.css.ts'
import { MOST_FINDINGS } from './on-paper.ts'
import type { ToldPrompt } from './prompt-words.ts'
import * as css from './prompts.css.ts'

/** What a careful reader would say of the brief, each with its reason and the way there. */
export function Review({ result, words, own }: ToldPrompt): ReactElement {
  const { result: say, rules, rulesFrom, questions } = words
  const { findings } = result
  const all = String(RULE_IDS.length)
  return (
    <Stack gap={4}>
      <Heading level={3} size="t1">
        {say.review}
      </Heading>
      <Text>{findings.length === 0 ? say.none(all) : say.some(String(findings.length), all)}</Text>
      <ul className={css.findings}>
        {findings.map(({ rule, field, found }, place) => {
          const { says, why, from } = rules[rule]
          return (
            <li
              key={rule}
              className={place < MOST_FINDINGS ? css.finding : css.further}
              data-grave={GRAVE.includes(rule) || undefined}
            >
              <Icon name={GRAVE.includes(rule) ? 'alert' : 'info'} />
              <div>
                <Text strong>{says}</Text>
                <Text size="s" tone="muted">
                  {found !== undefined && <span className={css.found}>{say.found(found)}</span>}{' '}
                  {why} ({rulesFrom[from]})
                </Text>
              </div>
              {own && (
                <Button
                  size="s"
                  variant="ghost"
                  aria-label={say.showField(questions[field].short)}
                  onClick={() => own.lead(field)}
                >
                  {say.show}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {findings.length > MOST_FINDINGS && (
        <p className={printed}>{say.others(findings.length - MOST_FINDINGS)}</p>
      )}
    </Stack>
  )
}
