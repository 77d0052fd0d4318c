import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Consent } from '../site/components/consent/index.ts'
import { Tall } from './sample/specimen.tsx'

const meta = {
  title: 'Feedback/Consent',
  component: Consent,
  args: {
    words: {
      title: 'Vos choix, sans piège',
      text: 'Rien n’est actif avant votre accord. La page reste entière, quelle que soit la réponse.',
      necessary: {
        title: 'Nécessaire',
        text: 'Thème, langue, Opale. Sur cet appareil.',
        always: 'Toujours',
      },
      refuse: 'Tout refuser',
      accept: 'Tout accepter',
      keep: 'Garder ces choix',
    },
    purposes: [
      {
        id: 'audience',
        title: 'Mesure d’audience',
        text: 'Pages vues, sans identifiant, jamais recoupées.',
      },
      { id: 'journey', title: 'Parcours de contact', text: 'D’où vous venez avant d’écrire.' },
    ],
    onAnswer: fn(),
  },
  render: (args) => (
    <Tall>
      <Consent {...args} />
    </Tall>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof Consent>
export default meta
type Story = StoryObj<typeof meta>

/** Everything is off at first; refusing takes what accepting takes. */
export const AllOff: Story = {
  play: async ({ canvas, args }) => {
    for (const choice of canvas.getAllByRole('switch')) await expect(choice).not.toBeChecked()
    const refuse = canvas.getByRole('button', { name: 'Tout refuser' })
    const accept = canvas.getByRole('button', { name: 'Tout accepter' })
    await expect(refuse.offsetWidth).toBe(accept.offsetWidth)
    await expect(getComputedStyle(refuse).background).toBe(getComputedStyle(accept).background)
    await userEvent.click(refuse)
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ audience: false, journey: false })
    await userEvent.click(accept)
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ audience: true, journey: true })
  },
}

/** One at a time, then kept. */
export const OneChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Parcours de contact' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Garder ces choix' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ audience: false, journey: true })
  },
}

/** Opened again from the footer: the earlier answer, the focus inside, Esc leaves it as it was. */
export const OpenedAgain: Story = {
  args: { given: { audience: true, journey: false }, onClose: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Vos choix, sans piège' })).toHaveFocus(),
    )
    await expect(canvas.getByRole('switch', { name: 'Mesure d’audience' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
