/** The audit as Markdown that reads as plain text too. */
import { factText } from '../result/fact-text.ts'
import { WORDS } from '../result/words.ts'
import { headlineOf, hoursText, leadOf, stepText, type ToldAudit } from './told-in-words.ts'

export const summary = ({ result, words, language, data }: ToldAudit): string => {
  const { of } = WORDS[language]
  const { score, dimensions, opportunities, aiActClass, risks, plan } = result
  return [
    `${headlineOf(result, words)} ${score === undefined ? '' : `${score} ${words.of}.`}`.trim(),
    leadOf(result, words),
    '',
    `## ${words.dimensionsTitle}`,
    '',
    ...dimensions.map(
      ({ id, score: value, stage }) =>
        `- ${of(words.dimensions[id], stage ? `${value} (${words.stages[stage]})` : words.notScored)}`,
    ),
    '',
    `## ${words.ideasTitle}`,
    '',
    ...opportunities.map((idea, index) => {
      const { task, effort, value, suggested } = idea
      const told = words.mapText(
        String(index + 1),
        words.tasks[task].name,
        String(effort),
        String(value),
      )
      return `${told}. ${suggested ? words.suggested : hoursText(idea, words, language)}.`
    }),
    '',
    `## ${words.risksTitle}`,
    '',
    words.classIs(words.classes[aiActClass]),
    '',
    ...risks.map(({ id, weight, law }) => {
      const facts = law.map(
        (each) => `${factText(data.law[each], language)} <${data.law[each].source.url}>`,
      )
      return `- ${of(words.weights[weight], words.risks[id])} ${facts.join(' ')}`
    }),
    '',
    `## ${words.planTitle}`,
    ...plan.flatMap(({ days, steps }) => [
      '',
      `### ${of(words.days(String(days)), words.phases[days])}`,
      '',
      ...steps.map((step) => `- ${stepText(step, words)}`),
    ]),
    '',
  ].join('\n')
}
