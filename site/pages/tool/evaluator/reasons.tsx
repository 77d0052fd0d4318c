import type { ReactElement, ReactNode } from 'react'
import { Callout } from '#ui/callout'
import { Icon, type IconName } from '#ui/icon'
import { Head, Section, Split } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import { Text, type TextTone } from '#ui/text'
import { doubtText, goodText, nextText, type ToldEvaluation } from './told-in-words.ts'

/** Why the verdict is what it is, and the first thing to check. */
export function Reasons({ result, words, language }: ToldEvaluation): ReactElement {
  const { stops, doubts } = result
  const good = goodText(result, words)
  return (
    <Section labelledBy="reasons" flush>
      <Head id="reasons" title={words.reasonsTitle} size="t3" />
      <Split ratio="8:3">
        <Stack as="ul" gap={3}>
          {stops.map((stop) => (
            <Reason key={stop} icon="x" tone="danger">
              {words.stops[stop]}
            </Reason>
          ))}
          {doubts.map((doubt) => (
            <Reason key={doubt} icon="alert" tone="warning">
              {doubtText(doubt, result, words, language)}
            </Reason>
          ))}
          {good && (
            <Reason icon="check" tone="success">
              {good}
            </Reason>
          )}
        </Stack>
        <Callout kind="info" title={words.nextTitle}>
          <p>{nextText(result, words)}</p>
        </Callout>
      </Split>
    </Section>
  )
}

interface ReasonProps {
  readonly icon: IconName
  readonly tone: TextTone
  readonly children: ReactNode
}

function Reason({ icon, tone, children }: ReasonProps): ReactElement {
  return (
    <li>
      <Inline as="span" gap={3} align="start" nowrap>
        <Text as="span" tone={tone}>
          <Icon name={icon} />
        </Text>
        <span>{children}</span>
      </Inline>
    </li>
  )
}
