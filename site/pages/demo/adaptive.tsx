import { type ReactElement, useState } from 'react'
import { Facts } from '#ui/facts'
import { Head, Section, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { PageData } from '../../routes/page-data.ts'
import { adapt, READER, type Signals, type Teller } from './adapt.ts'
import * as css from './demo.css.ts'
import type { Words } from './words.ts'
import { Message } from './message.tsx'
import { type Forced, Simulate } from './simulate.tsx'
import { UNKNOWN, useSignals } from './use-signals.ts'

interface AdaptiveProps {
  readonly page: PageData
  readonly words: Words['adaptive']
}

/** [2.1.117] One message, in the form that a reading calls for, and why. */
export function Adaptive({ page, words }: AdaptiveProps): ReactElement {
  const known = useSignals(page.path)
  const [forced, force] = useState<Forced>({})
  const signals = together(known ?? UNKNOWN, forced)
  const adapted = adapt(signals)
  const { message, why, known: told } = words
  return (
    <>
      <Section labelledBy="message">
        <Head id="message" title={message.title} lead={message.lead} />
        <div className={css.message}>
          <div className={[css.frame, frameOf(forced)].filter(Boolean).join(' ')}>
            <Message adapted={adapted} words={message} />
          </div>
        </div>
      </Section>
      <Section tone="sunken" labelledBy="simulate">
        <Head id="simulate" title={words.simulate.title} lead={words.simulate.lead} />
        <Stack gap={7}>
          <Simulate forced={forced} onForce={force} words={words.simulate} />
          <Split ratio="4:7">
            <Head level={3} size="t3" title={why.title} lead={why.lead} />
            <Facts
              layout="grid"
              facts={[
                {
                  term: why.terms.form,
                  value: why.form(adapted.form, forced.device ?? known?.device),
                },
                {
                  term: why.terms.order,
                  value: why.order[tellerOf(forced.interest, known?.subject)](signals.interest),
                },
                {
                  term: why.terms.long,
                  value: why.long[tellerOf(forced.reading, known)](adapted.long),
                },
                {
                  term: why.terms.moves,
                  value: why.moves[tellerOf(forced.motion, known)](adapted.moves),
                },
              ]}
            />
          </Split>
        </Stack>
      </Section>
      <Section labelledBy="known">
        <Split ratio="4:7">
          <Head id="known" title={told.title} lead={told.lead} />
          <Stack gap={5}>
            <Facts
              facts={[
                [told.width, known && told.pixels(known.width, known.device)],
                [told.before, known && (known.before ?? told.none)],
                [told.depth, known && told.percent(known.depth)],
                [told.time, known && told.seconds(known.seconds)],
                [told.gestures, known && String(known.interactions)],
                [told.motion, known && words.simulate.motions[known.calm ? 'calm' : 'free']],
                [told.theme, known && told[known.theme]],
                [told.language, told.languageValue],
              ].map(([term = '', value]) => ({ term, value: value ?? told.waiting }))}
            />
            <Text size="s" tone="muted">
              {told.privacy}
            </Text>
          </Stack>
        </Split>
      </Section>
    </>
  )
}

const frameOf = ({ device }: Forced): string | undefined =>
  device && { mobile: css.mobile, tablet: css.tablet, desktop: undefined }[device]

const tellerOf = (chosen: unknown, read: unknown): Teller => {
  if (chosen !== undefined) return 'choice'
  return read === undefined ? 'nobody' : 'visit'
}

/** What is forced takes the place of what is read. */
const together = (real: Signals, { device, interest, reading, motion }: Forced): Signals => ({
  device: device ?? real.device,
  interest: interest ?? real.interest,
  calm: motion === undefined ? real.calm : motion === 'calm',
  ...(reading === undefined
    ? { depth: real.depth, seconds: real.seconds, interactions: real.interactions }
    : reading === 'reader'
      ? READER
      : { depth: 0, seconds: 0, interactions: 0 }),
})
