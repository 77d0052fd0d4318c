/** Section 2.5: the language switcher, in both forms and both languages of the interface. */
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { LANGUAGE_FORMS } from '../site/components/language-switcher/language-switcher.tsx'
import { LanguageSwitcher } from '../site/components/language-switcher/index.ts'
import { words as en } from '../site/i18n/words.en.ts'
import { words as fr } from '../site/i18n/words.fr.ts'
import { languageOptions } from '../site/layout/language-options.ts'

const WORDS = { fr: fr.language, en: en.language }

interface Setting {
  form: (typeof LANGUAGE_FORMS)[number]
  language?: 'fr' | 'en'
  asked?: string
}

function Switcher({ form, language = 'fr', asked }: Setting): ReactElement {
  const { choose, unavailable, soon } = WORDS[language]
  return (
    <LanguageSwitcher
      form={form}
      label={choose}
      unavailable={unavailable}
      soon={soon}
      current={language}
      options={languageOptions(asked).map((option) => ({
        ...option,
        href: `/${option.code}`,
      }))}
    />
  )
}

const choices = () => screen.getAllByRole('link', { hidden: true })
const choice = (name: RegExp) => screen.getByRole('link', { name, hidden: true })

afterEach(cleanup)

describe('choices', () => {
  test('[2.5.8] FR (Français) and EN (English), the current one marked', () => {
    render(<Switcher form="compact" language="en" />)
    const list = screen.getByRole('list', { name: 'Language' })
    expect(within(list).getAllByRole('link')).toHaveLength(2)
    expect(choice(/^FR, Français$/u).getAttribute('href')).toBe('/fr')
    expect(choice(/^EN, English$/u).getAttribute('aria-current')).toBe('true')
    expect(choice(/Français/u).hasAttribute('aria-current')).toBe(false)
  })

  test('[2.5.9] compact: two letters side by side, and no button', () => {
    render(<Switcher form="compact" />)
    expect(choices().map(({ textContent }) => textContent?.trim())).toEqual(['FR', 'EN'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('[2.5.9] dropdown: a button that opens a list of full names', () => {
    render(<Switcher form="dropdown" />)
    const button = screen.getByRole('button', { name: 'Français, Langue' })
    const list = choices()[0]?.closest('ul')
    expect(button.textContent).toBe('Français')
    expect(button.getAttribute('popovertarget')).toBe(list?.id)
    expect(list?.hasAttribute('popover')).toBe(true)
    expect(choices().map(({ textContent }) => textContent?.trim())).toEqual([
      'Français (France)',
      'English (International)',
    ])
  })

  test('each choice says in which language it is, to readers and to browsers', () => {
    render(<Switcher form="compact" />)
    expect(choices().map(({ lang }) => lang)).toEqual(['fr', 'en'])
    expect(choices().map((link) => link.getAttribute('hreflang'))).toEqual(['fr', 'en'])
  })
})

describe.each(LANGUAGE_FORMS)('a language that is not there yet, %s', (form) => {
  test('[2.5.11] the tooltip « Available soon » explains it, and it leads nowhere', () => {
    render(<Switcher form={form} language="en" asked="es" />)
    const spanish = choice(/Español|ES/u)
    expect(spanish.title).toBe('Available soon')
    expect(spanish.getAttribute('aria-disabled')).toBe('true')
    expect(spanish.hasAttribute('href')).toBe(false)
    expect(spanish.tabIndex).toBe(0)
    expect(choice(/Français/u).title).toBe('')
  })

  test('[2.5.12] the label « soon » marks it, and no other', () => {
    render(<Switcher form={form} language="en" asked="es" />)
    const marked = choices().filter((link) => /\bsoon\b/u.test(link.textContent ?? ''))
    expect(marked).toEqual([choice(/Español|ES/u)])
  })

  test('French readers have the same words in French', () => {
    render(<Switcher form={form} asked="es" />)
    expect(choice(/Español|ES/u).title).toBe('Bientôt disponible')
    expect(choice(/Español|ES/u).textContent).toContain('bientôt')
  })
})
