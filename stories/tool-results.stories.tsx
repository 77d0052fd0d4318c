import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect } from 'storybook/test'
import { LanguageContext } from '../site/i18n/use-words.ts'
import { AuditView } from '../site/pages/tool/audit/result.tsx'
import { EvaluatorView } from '../site/pages/tool/evaluator/result.tsx'
import { PromptResult } from '../site/pages/tool/prompts/result.tsx'
import { MaturityResult } from '../site/pages/tool/quiz/result.tsx'
import { Below } from '../site/pages/tool/rate/below.tsx'
import { DayRate } from '../site/pages/tool/rate/day-rate.tsx'
import { freelanceRates } from '../site/routes/freelance-rates.ts'
import { PROMPTS } from '../site/tools/prompts/tool.ts'
import { words as promptEn } from '../site/tools/prompts/words.en.ts'
import { words as promptFr } from '../site/tools/prompts/words.fr.ts'
import { QUIZ } from '../site/tools/quiz/tool.ts'
import { words as quizEn } from '../site/tools/quiz/words.en.ts'
import { words as quizFr } from '../site/tools/quiz/words.fr.ts'
import { rateTool } from '../site/tools/rate/tool.ts'
import { words as rateEn } from '../site/tools/rate/words.en.ts'
import { words as rateFr } from '../site/tools/rate/words.fr.ts'
import { Section } from '#ui/section'
import { auditData } from '../site/routes/audit-data.ts'
import { evaluatorData, RATES } from '../site/routes/evaluator-data.ts'
import { audit } from '../site/tools/audit/tool.ts'
import { words as auditEn } from '../site/tools/audit/words.en.ts'
import { words as auditFr } from '../site/tools/audit/words.fr.ts'
import { evaluatorWith } from '../site/tools/evaluator/tool.ts'
import { words as evaluatorEn } from '../site/tools/evaluator/words.en.ts'
import { words as evaluatorFr } from '../site/tools/evaluator/words.fr.ts'
import type { Language } from '../site/routes/language.ts'
import type { Answers } from '../site/tools/frame/question.ts'
import { SORTING } from './sample/tool/sorting.ts'

interface Args {
  tool: keyof typeof SHOWN
  answers: Answers
}

const earlier = [] as const
const WORDS = {
  fr: { audit: auditFr, evaluator: evaluatorFr, quiz: quizFr, prompts: promptFr, rate: rateFr },
  en: { audit: auditEn, evaluator: evaluatorEn, quiz: quizEn, prompts: promptEn, rate: rateEn },
}

/** Each tool's own telling of a result, as the frame would have it. */
const SHOWN = {
  audit: (answers: Answers, language: Language) => (
    <AuditView
      {...{ language, earlier }}
      answers={answers}
      result={audit.evaluate(answers)}
      words={WORDS[language].audit}
      data={auditData(language)}
    />
  ),
  evaluator: (answers: Answers, language: Language) => (
    <EvaluatorView
      {...{ language, earlier }}
      answers={answers}
      result={evaluatorWith(RATES).evaluate(answers)}
      words={WORDS[language].evaluator}
      data={evaluatorData(language)}
    />
  ),
  quiz: (answers: Answers, language: Language) => (
    <MaturityResult
      {...{ language, earlier }}
      answers={answers}
      result={QUIZ.evaluate(answers)}
      words={WORDS[language].quiz}
    />
  ),
  prompts: (answers: Answers, language: Language) => (
    <Section>
      <PromptResult
        {...{ language, earlier }}
        answers={answers}
        result={PROMPTS.evaluate(answers)}
        words={WORDS[language].prompts}
      />
    </Section>
  ),
  rate: (answers: Answers, language: Language) => {
    const all = {
      language,
      earlier,
      answers,
      result: rateTool(freelanceRates()).evaluate(answers),
      words: WORDS[language].rate,
    }
    return (
      <>
        <Section>
          <DayRate {...all} />
        </Section>
        <Below {...all} />
      </>
    )
  },
} as const satisfies Readonly<
  Record<string, (answers: Answers, language: Language) => ReactElement>
>

/** What the tools show of their results, without the frame around them. */
const meta = {
  title: 'Pages/Tool results',
  tags: ['!autodocs'],
  render: ({ tool, answers }, { globals }): ReactElement => {
    const language = globals['language'] === 'en' ? 'en' : 'fr'
    return <LanguageContext value={language}>{SHOWN[tool](answers, language)}</LanguageContext>
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

/** Strong tools do not make up for rules that nobody wrote. */
export const Maturity: Story = {
  args: {
    tool: 'quiz',
    answers: {
      decide: 'l4',
      measure: 'l3',
      task: 'l4',
      check: 'l3',
      place: 'l4',
      conflict: 'l4',
      skill: 'l4',
      time: 'l3',
      account: 'l5',
      outage: 'l3',
      paste: 'l2',
      record: 'unsure',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** A prompt with a variable to fill in, and what its review would add. */
export const Prompt: Story = {
  args: {
    tool: 'prompts',
    answers: {
      style: 'claude',
      role: 'Vous êtes juriste dans un cabinet de six avocats.',
      task: 'Résumez ce contrat en dix lignes, avec les risques.',
      material: '{{contrat}}',
      constraints: '- dix lignes au plus\n- l’article entre parenthèses',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'contrat' })).toBeVisible()
  },
}

export const NoPrompt: Story = { args: { tool: 'prompts', answers: {} } }

export const Rate: Story = {
  args: { tool: 'rate', answers: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/464/u)[0]).toBeVisible()
  },
}
