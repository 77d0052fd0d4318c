import type { ReactElement } from 'react'
import { Facts } from '#ui/facts'
import { Disclosure } from '#ui/disclosure'
import { Section } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { ShownFact } from '../../../facts/facts.ts'
import { USUAL_MODEL } from '../../../tools/evaluator/assumptions.ts'
import { isModel } from '../../../tools/evaluator/models.ts'
import { FactSource } from '../result/fact-source.tsx'
import { inputText, type ToldEvaluation } from './told-in-words.ts'

/** Numbers that nobody gave, and where those that can date were read. */
export function Sources(told: ToldEvaluation): ReactElement {
  const { result, words, language } = told
  const { economics } = result
  return (
    <Section flush>
      {economics && economics.assumed.length > 0 && (
        <Disclosure variant="row" title={words.assumedTitle} level={2}>
          <Facts
            layout="grid"
            facts={economics.assumed.map((input) => ({
              term: words.inputs[input],
              value: inputText(input, economics.inputs, language),
            }))}
          />
        </Disclosure>
      )}
      <Disclosure variant="row" title={words.sourcesTitle} level={2}>
        <Text as="div" size="s" tone="muted">
          <Stack as="ul" gap={3}>
            {factsOf(told).map((fact) => (
              <li key={fact.label + fact.text}>
                <FactSource fact={fact} language={language} />
              </li>
            ))}
          </Stack>
        </Text>
      </Disclosure>
    </Section>
  )
}

const factsOf = ({ answers, result, data }: ToldEvaluation): readonly ShownFact[] => {
  const { area, model } = answers
  return [
    ...(result.economics ? [data.hourly] : []),
    ...data.prices[isModel(model) ? model : USUAL_MODEL],
    ...(area === 'banned' || area === 'listed' ? data.law[area] : []),
  ]
}
