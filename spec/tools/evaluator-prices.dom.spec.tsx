/** Prices of one's own: typed below the list prices, counted once one says so. */
import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LanguageContext } from '../../site/i18n/use-words.ts'
import { Prices } from '../../site/pages/tool/evaluator/prices.tsx'
import { evaluatorData, RATES } from '../../site/routes/evaluator-data.ts'
import { evaluatorWith } from '../../site/tools/evaluator/tool.ts'
import { words } from '../../site/tools/evaluator/words.en.ts'
import type { Answers } from '../../site/tools/frame/question.ts'

afterEach(cleanup)

const answers: Answers = { job: 'search', volume: 1000, minutes: 10, model: 'claude-sonnet-5-5' }

const shownWith = (replace: (answers: Answers) => void) => {
  render(
    <LanguageContext value="en">
      <Prices
        result={evaluatorWith(RATES).evaluate(answers)}
        answers={answers}
        words={words}
        language="en"
        earlier={[]}
        own={{ replace, forget: () => {}, lead: () => {} }}
        data={evaluatorData('en')}
      />
    </LanguageContext>,
  )
  const field = screen.getByRole('textbox', { name: 'A million input tokens' })
  const button = screen.getByRole('button', { name: 'Count again at these prices' })
  return { field, button, user: userEvent.setup() }
}

test('start at the list price, and replace it in the answers', async () => {
  const replace = vi.fn<(answers: Answers) => void>()
  const { field, button, user } = shownWith(replace)
  expect(field).toHaveValue('2')
  await user.clear(field)
  await user.type(field, '0.5')
  expect(replace).not.toHaveBeenCalled()
  await user.click(button)
  expect(replace).toHaveBeenCalledExactlyOnceWith({
    ...answers,
    model: 'own',
    'price-read': 0.5,
    'price-written': 10,
  })
})

test('what is no price says so, stays typed, and changes nothing', async () => {
  const replace = vi.fn<(answers: Answers) => void>()
  const { field, button, user } = shownWith(replace)
  await user.clear(field)
  await user.type(field, 'free')
  await user.click(button)
  expect(field).toHaveValue('free')
  expect(field).toHaveAccessibleDescription(/Write a price from 0 to 500 dollars/u)
  expect(replace).not.toHaveBeenCalled()
})
