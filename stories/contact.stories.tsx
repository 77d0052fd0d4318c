import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, mocked, spyOn, userEvent, within } from 'storybook/test'
import { I18nextWords } from '../site/i18n/i18next.tsx'
import { MessagePart } from '../site/pages/contact/message-part.tsx'
import { useContactForm } from '../site/pages/contact/use-contact-form.ts'
import { contactWays } from '../site/routes/contact-ways.ts'

interface PartProps {
  /** The owner has given no address yet. */
  sample: boolean
  /** Who is asked to take a message; left out, it becomes an e-mail. */
  endpoint?: string | undefined
}

/** What became of a message comes by a script of its own. */
const LATE = { timeout: 10_000 }

const { endpoint: _, ...WAYS } = contactWays('fr')

function Part({ sample, endpoint }: PartProps): ReactElement {
  const form = useContactForm({
    language: 'fr',
    ways: {
      ...WAYS,
      ...(endpoint !== undefined && { endpoint }),
    },
  })
  return (
    <MessagePart
      form={form}
      language="fr"
      next={{ href: '/processus-collaboration', name: 'Processus de collaboration' }}
      from={undefined}
      owner={{ name: 'Camille Exemple', email: 'camille@exemple.fr', sample }}
    />
  )
}

/** What `/api/messages` answers: never, nothing, or this. */
let answer: () => Promise<Response> = () => new Promise(() => undefined)
const answers = (given: typeof answer) => () => {
  answer = given
}

/** The form of the contact page in each of its states; a server that stands still answers it. */
const meta = {
  title: 'Pages/Contact form',
  component: Part,
  tags: ['!autodocs'],
  args: { sample: false, endpoint: '/api/messages' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <I18nextWords>
          <Story />
        </I18nextWords>
      </MemoryRouter>
    ),
  ],
  beforeEach: () => {
    localStorage.removeItem('opale-contact-draft')
    const { fetch } = globalThis
    const spy = mocked(spyOn(globalThis, 'fetch'))
    spy.mockImplementation((...asked) =>
      asked[0] === '/api/messages' ? answer() : fetch(...asked),
    )
    return () => {
      spy.mockRestore()
      localStorage.removeItem('opale-contact-draft')
    }
  },
} satisfies Meta<typeof Part>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const MESSAGE = 'Notre équipe cherche dans 400 procédures. On aimerait une réponse avec sa source.'

const fill = async (canvas: Canvas): Promise<void> => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Votre nom' }), 'Camille')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Votre e-mail' }), 'camille@exemple.fr')
  await userEvent.click(canvas.getByRole('radio', { name: 'IA et documents' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Votre besoin' }), MESSAGE)
  await userEvent.click(canvas.getByRole('checkbox', { name: /J’accepte/u }))
}
const send = async (canvas: Canvas): Promise<void> => {
  await fill(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }))
}

export const Empty: Story = {}

/** What is written stays on the device, which is said beside the button. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    await fill(canvas)
    await expect(await canvas.findByText(/Brouillon gardé/u)).toBeVisible()
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre nom' }), 'Camille')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre e-mail' }), 'camille@')
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }))
    await expect(
      await canvas.findByRole('region', { name: '4 points à revoir' }, LATE),
    ).toHaveFocus()
  },
}

export const Sending: Story = {
  beforeEach: answers(() => new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await send(canvas)
    const button = await canvas.findByRole('button', { name: 'Envoi en cours' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** The network or the server does not answer: it is tried again, or leaves by e-mail. */
export const Waiting: Story = {
  beforeEach: answers(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(
      await canvas.findByRole('region', { name: 'Pas encore parti' }, LATE),
    ).toHaveFocus()
    const mail = canvas.getByRole('link', { name: 'Ouvrir dans ma messagerie' })
    await expect(mail).toHaveAttribute('href', expect.stringContaining('400%20proc'))
  },
}

/** Nobody takes messages here: the visitor's own mail program does. */
export const ByMail: Story = {
  args: { endpoint: undefined },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Préparer l’e-mail' }))
    await expect(
      await canvas.findByRole('region', { name: 'Prêt à partir par e-mail' }, LATE),
    ).toHaveFocus()
  },
}

/** Nobody takes messages, and there is no address yet. */
export const Nowhere: Story = {
  args: { sample: true },
  beforeEach: answers(() => Promise.resolve(new Response('', { status: 404 }))),
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(
      await canvas.findByRole('region', { name: 'Rien n’est parti' }, LATE),
    ).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: /messagerie/u })).toBeNull()
  },
}

export const Sent: Story = {
  beforeEach: answers(() =>
    Promise.resolve(Response.json({ reference: 'K7M2-9QXD' }, { status: 201 })),
  ),
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(
      await canvas.findByRole('region', { name: 'Bien reçu, Camille.' }, LATE),
    ).toHaveFocus()
    await expect(canvas.getByText('K7M2-9QXD')).toBeVisible()
  },
}
