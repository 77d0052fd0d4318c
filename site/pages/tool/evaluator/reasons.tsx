import type { ReactElement, ReactNode } from 'react'
import { Callout } from '#ui/callout'
import { Icon, type IconName } from '#ui/icon'
import { Head, Section, Split } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import { Text, type TextTone } from '#ui/text'
import { nextText, reasonsOf, type Reason as Told, type ToldEvaluation } from './told-in-words.ts'

/** Why the verdict is what it is, and the first thing to check. */
export function Reasons({ result, words, language }: ToldEvaluation): ReactElement {
  return (
    <Section labelledBy="reasons" flush>
      <Head id="reasons" title={words.reasonsTitle} size="t3" />
      <Split ratio="8:3">
        <Stack as="ul" gap={3}>
          {reasonsOf(result, words, language).map(({ kind, text }) => (
            <Reason key={text} {...LOOKS[kind]}>
              {text}
            </Reason>
          ))}
        </Stack>
        <Callout tone="info" title={words.nextTitle}>
          <Text>{nextText(result, words)}</Text>
        </Callout>
      </Split>
    </Section>
  )
}

const LOOKS = {
  stop: { icon: 'x', tone: 'danger' },
  doubt: { icon: 'alert', tone: 'warning' },
  good: { icon: 'check', tone: 'success' },
} as const satisfies Readonly<Record<Told['kind'], Omit<ReasonProps, 'children'>>>

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
