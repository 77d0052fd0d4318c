import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { PhasePlan } from '../../../components/phase-plan/index.ts'
import { Head, Section } from '#ui/section'
import { StageRows } from '../../../components/stage-rows/index.ts'
import { numberIn } from '../../../i18n/number.ts'
import { STAGES } from '../../../tools/audit/dimensions.ts'
import { Verdict } from '../frame/verdict.tsx'
import { Method } from '../result/method.tsx'
import { Ideas } from './ideas.tsx'
import { Risks } from './risks.tsx'
import { headlineOf, leadOf, lowestText, stepText, type ToldAudit } from './told-in-words.ts'

/** The audit's result: where one stands, what to try, what to mind, and by when. */
export function AuditView(told: ToldAudit): ReactElement {
  const { result, words, language } = told
  const { score, stage, dimensions, brakes, plan } = result
  const known = dimensions.filter((each) => each.score !== undefined).length
  return (
    <>
      <Verdict
        {...(stage && { badge: words.stages[stage] })}
        title={headlineOf(result, words)}
        lead={leadOf(result, words)}
        {...(score !== undefined && {
          figure: {
            value: String(score),
            unit: words.of,
            made: words.mean(numberIn(language, known)),
          },
        })}
      >
        <Method title={words.method} texts={words.methodText} />
      </Verdict>
      <Section labelledBy="dimensions">
        <Head id="dimensions" title={words.dimensionsTitle} size="t3" />
        <StageRows
          warning={
            <Badge size="s" tone="warning">
              {words.brake}
            </Badge>
          }
          stages={STAGES.map((each) => words.stages[each])}
          rows={dimensions.map(({ id, score: value, stage: own, lowest }) => ({
            name: words.dimensions[id],
            text: lowest ? lowestText(lowest, words, language) : '',
            share: value === undefined ? undefined : value / 100,
            value: value === undefined ? '' : String(value),
            stage: own ? words.stages[own] : words.notScored,
            warn: id === brakes[0],
          }))}
        />
      </Section>
      <Ideas {...told} />
      <Risks {...told} />
      <Section labelledBy="plan" flush>
        <Head id="plan" title={words.planTitle} lead={words.planText} size="t3" />
        <PhasePlan
          phases={plan.map(({ days, steps }) => ({
            when: words.days(String(days)),
            title: words.phases[days],
            steps: steps.map((step) => stepText(step, words)),
          }))}
        />
      </Section>
    </>
  )
}
