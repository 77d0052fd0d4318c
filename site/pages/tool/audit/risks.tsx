import type { ReactElement } from 'react'
import { Badge, type BadgeTone } from '#ui/badge'
import { Rows } from '#ui/rows'
import { Disclosure } from '#ui/disclosure'
import { Head, Section } from '#ui/section'
import type { Weight } from '../../../tools/audit/risks.ts'
import { FactSource } from '../result/fact-source.tsx'
import type { ToldAudit } from './told-in-words.ts'

/** What the law and prudence ask for, the heaviest first, each with where it is written. */
export function Risks({ result, words, language, data }: ToldAudit): ReactElement {
  return (
    <Section labelledBy="risks">
      <Head
        id="risks"
        title={words.risksTitle}
        lead={`${words.classIs(words.classes[result.aiActClass])} ${words.risksText}`}
        size="t3"
      />
      <Rows
        rows={result.risks.map(({ id, weight, law }) => ({
          title: words.riskNames[id],
          strong: (
            <>
              <Badge tone={TONES[weight]} size="s">
                {words.weights[weight]}
              </Badge>{' '}
              {words.risks[id]}
            </>
          ),
          text: (
            <Disclosure title={words.lawOf(words.riskNames[id])}>
              {law.map((fact) => (
                <p key={fact}>
                  <FactSource fact={data.law[fact]} language={language} />
                </p>
              ))}
            </Disclosure>
          ),
        }))}
      />
    </Section>
  )
}

const TONES: Readonly<Record<Weight, BadgeTone>> = { stop: 'danger', act: 'warning', know: 'info' }
