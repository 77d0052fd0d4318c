import { useState, type ReactElement } from 'react'
import { Callout } from '#ui/callout'
import { Heading } from '#ui/heading'
import { Lead, Text } from '#ui/text'
import { Head, Section, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { useContactState } from '../../navigation/use-contact-state.ts'
import { useLayout } from '../../router/content.ts'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'
import { Call } from './call.tsx'
import { Consultation } from './consultation.tsx'
import { Direct } from './direct.tsx'
import { About, Social } from './elsewhere.tsx'
import { Hint } from './hint.tsx'
import { MessagePart } from './message-part.tsx'
import { isFormShown } from './state.ts'
import { useContactForm } from './use-contact-form.ts'

/** [2.1.106] The form, and the ways around it. */
export default function Contact({ page }: ScreenProps): ReactElement {
  const { owner, card } = useLayout()
  const [silent, setSilent] = useState(false)
  const came = useContactState()
  const from = silent ? undefined : came?.from
  const ways = page.contact!
  const { words } = ways
  const { language } = page
  const form = useContactForm({ ways, language, from })
  const elsewhere = { ways, sample: owner.sample }
  return (
    <>
      <Section id="form">
        <Split ratio="5:6">
          <Stack gap={6}>
            <Heading level={1}>{page.heading}</Heading>
            <Lead>{page.lead}</Lead>
            <Hint form={form} from={from} onSilent={() => setSilent(true)} />
          </Stack>
          <Stack gap={5}>
            {owner.sample && isFormShown(form.state) && (
              <Callout tone="info" title={words.sample.title}>
                <Text>{words.sample.text}</Text>
                {ways.plain.method === 'dialog' && (
                  <noscript>
                    <Text>{words.sample.plain}</Text>
                  </noscript>
                )}
              </Callout>
            )}
            <MessagePart {...{ form, language, from, owner }} next={page.related[0]} />
          </Stack>
        </Split>
      </Section>
      <Section tone="sunken" id="direct-contact">
        <Split>
          <Head title={words.direct.title} />
          <Direct words={words.direct} owner={owner} card={card} />
        </Split>
      </Section>
      <Section>
        <Split ratio="1:1">
          <Call form={form} />
          <Consultation
            words={words.consultation}
            onAsk={() => form.dispatch({ does: 'change', change: { subject: 'consultation' } })}
          />
        </Split>
      </Section>
      <Section tone="sunken">
        <Split ratio="1:1">
          <Social {...elsewhere} />
          <About {...elsewhere} />
        </Split>
      </Section>
      <Ending page={page} call={false} />
    </>
  )
}
