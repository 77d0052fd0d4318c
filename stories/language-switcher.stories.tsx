import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LanguageSwitcher } from '../site/components/language-switcher/index.ts'
import { LANGUAGE_FORMS } from '../site/components/language-switcher/language-switcher.tsx'
import { languages } from './sample/navigation.ts'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Navigation/Language switcher',
  component: LanguageSwitcher,
  argTypes: { form: choice(LANGUAGE_FORMS) },
  args: {
    label: 'Langue',
    options: languages,
    current: 'fr',
    unavailable: 'Bientôt disponible',
    soon: 'bientôt',
  },
  parameters: { docs: { story: { height: '260px' } } },
} satisfies Meta<typeof LanguageSwitcher>
export default meta
type Story = StoryObj<typeof meta>

const coming = {
  code: 'de',
  name: 'DE',
  nativeName: 'Deutsch',
  fullName: 'Deutsch (Deutschland)',
  href: '#de',
}

/** Each code is said with its language's own name. */
export const Compact: Story = {
  play: async ({ canvas }) => {
    const english = canvas.getByRole('link', { name: 'EN, English' })
    await expect(english).toHaveAttribute('lang', 'en')
    await expect(canvas.getByRole('link', { name: 'FR, Français' })).toHaveAttribute('aria-current')
  },
}

export const Framed: Story = { args: { framed: true } }

/** Off, yet in the tab order: its hint concerns keyboards as well. */
export const WithOneDisabled: Story = {
  // The hint hangs below what is the component's box.
  parameters: { visual: { page: true } },
  args: { options: [...languages, { ...coming, disabled: true }] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    const german = canvas.getByRole('link', { name: 'DE, Deutsch' })
    await expect(german).toHaveFocus()
    await expect(german).toHaveAttribute('aria-disabled', 'true')
    await expect(german).not.toHaveAttribute('href')
  },
}

export const WithOneComing: Story = {
  args: { options: [...languages, { ...coming, disabled: true, comingSoon: true }] },
}

/** Full names, in a list that opens. */
export const Dropdown: Story = {
  args: {
    form: 'dropdown',
    options: [...languages, { ...coming, disabled: true, comingSoon: true }],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { hidden: true })
    await expect(list).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Français, Langue' }))
    await expect(list).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'English (International)' })).toBeVisible()
  },
}

export const DropdownClosed: Story = { args: { form: 'dropdown', current: 'en' } }
