/** Parts of the studio around one document, as somebody left it. */
import type { ReactElement, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { I18nextWords } from '../../../site/i18n/i18next.tsx'
import { LanguageContext } from '../../../site/i18n/use-words.ts'
import type { Language } from '../../../site/routes/language.ts'
import { ToolsContext, type Tools } from '../../../site/studio/context.ts'
import { runOn } from '../../../site/studio/running.ts'
import { createStudio, type Studio } from '../../../site/studio/studio.ts'
import { words as en } from '../../../site/studio/words.en.ts'
import { words as fr } from '../../../site/studio/words.fr.ts'
import { build } from '../../../site/workflows/builder/build.ts'
import { examplesIn } from '../../../site/workflows/builder/examples.ts'
import type { Flow } from '../../../site/workflows/flow/flow.ts'
import recipe from '../../../site/workflows/recipes/sales/relancer-devis-sans-reponse.ts'

interface AtStudioProps {
  readonly tools: Tools
  readonly children: ReactNode
}

export function AtStudio({ tools, children }: AtStudioProps): ReactElement {
  return (
    <MemoryRouter>
      <I18nextWords>
        <LanguageContext value={tools.language}>
          <ToolsContext value={tools}>{children}</ToolsContext>
        </LanguageContext>
      </I18nextWords>
    </MemoryRouter>
  )
}

/** The template that quotes without an answer are chased by. */
export const templateIn = (language: Language): Flow =>
  build(recipe, 'relancer-devis-sans-reponse', language)

export const studioWith = (flow: Flow): Studio => {
  const studio = createStudio(flow, 'outline')
  studio.open(flow, { id: 'sample' })
  return studio
}

/** Simulates what the studio holds on the template's first example. */
export const simulated = async (studio: Studio, language: Language): Promise<void> => {
  const [first] = examplesIn(recipe, language)
  const example = first && { name: first.name, given: Object.fromEntries(first.given) }
  const failing = new Map([...studio.get().failing].map((id) => [id, 'Service unavailable']))
  const { flow } = studio.get().session
  studio.set({ run: await runOn(flow, { example, failing }, language), shelf: 'data' })
}

export const toolsFor = (studio: Studio, language: Language): Tools => ({
  studio,
  language,
  words: language === 'en' ? en : fr,
  prices: PRICES,
})

const PRICES: Tools['prices'] = [
  {
    model: 'gpt-6-luna',
    read: 0.1,
    written: 0.5,
    fact: {
      text: '0.1',
      label: 'GPT-6 Luna',
      checked: '2026-11-22',
      version: '2026-09-22',
      undated: true,
      source: { title: 'GPT-6 Luna', publisher: 'OpenAI', url: 'https://example.org/' },
    },
  },
]
