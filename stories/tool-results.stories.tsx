import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect } from 'storybook/test'
import { AuditView } from '../site/pages/tool/audit/result.tsx'
import { EvaluatorView } from '../site/pages/tool/evaluator/result.tsx'
import { auditData } from '../site/routes/audit-data.ts'
import { evaluatorData, RATES } from '../site/routes/evaluator-data.ts'
import { audit } from '../site/tools/audit/tool.ts'
import { words as auditWords } from '../site/tools/audit/words.fr.ts'
import { evaluatorWith } from '../site/tools/evaluator/tool.ts'
import { words as evaluatorWords } from '../site/tools/evaluator/words.fr.ts'
import type { Answers } from '../site/tools/frame/question.ts'
import { SORTING } from './sample/tool/sorting.ts'

interface Args {
  tool: 'audit' | 'evaluator'
  answers: Answers
}

/** What the audit and the evaluator show of their results, without the frame around them. */
const meta = {
  title: 'Pages/Tool results',
  tags: ['!autodocs'],
  render: ({ tool, answers }): ReactElement => {
    const told = { answers, language: 'fr', earlier: [] } as const
    if (tool === 'audit')
      return (
        <AuditView
          {...told}
          result={audit.evaluate(answers)}
          words={auditWords}
          data={auditData('fr')}
        />
      )
    return (
      <EvaluatorView
        {...told}
        result={evaluatorWith(RATES).evaluate(answers)}
        words={evaluatorWords}
        data={evaluatorData('fr')}
      />
    )
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** A workshop that has everything to lay down, and customer data in private accounts. */
export const Audit: Story = {
  args: {
    tool: 'audit',
    answers: {
      size: 'team',
      goal: 'delays',
      leads: 'interested',
      tasks: ['answers', 'quotes'],
      'hours-answers': 10,
      'hours-quotes': 6,
      written: 'notes',
      alike: 'kinds',
      measure: 'volume',
      where: 'export',
      quality: 'half',
      personal: 'ordinary',
      stack: 'business',
      usage: 'own',
      pasted: 'customers',
      rules: 'none',
      records: 'unsure',
      readers: 'direct',
      areas: ['none'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/1\. Brouillons de réponses/u)
  },
}

/** No score, and still ideas, a class to settle and a plan. */
export const AuditOfNothing: Story = {
  args: { tool: 'audit', answers: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Pas encore/u })).toBeVisible()
  },
}

export const Go: Story = {
  args: { tool: 'evaluator', answers: SORTING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On y va')).toBeVisible()
  },
}

export const NotNow: Story = {
  args: {
    tool: 'evaluator',
    answers: { ...SORTING, job: 'converse', harm: 'people', review: 'never', volume: 200 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Une erreur lèse quelqu’un/u)).toBeVisible()
  },
}
