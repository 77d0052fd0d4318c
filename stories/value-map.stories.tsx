import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ValueMap } from '../site/components/value-map/index.ts'

/** Effort and value of a few things, numbered as the list beside it: the drawing says what that says. */
const meta = {
  title: 'Charts/Value map',
  component: ValueMap,
  args: {
    title: 'Effort et valeur de chaque piste',
    points: [
      { name: 'Brouillons de réponses', effort: 2, value: 5 },
      { name: 'Tri des demandes', effort: 1, value: 3 },
      { name: 'Recherche', effort: 4, value: 4 },
      { name: 'Devis pré-remplis', effort: 5, value: 4 },
    ],
    describe: ({ name, effort, value }, place) =>
      `${place}. ${name}, effort ${effort}, valeur ${value}`,
    zone: { name: 'À faire d’abord', effort: 3, value: 3 },
    words: { effort: 'Effort', value: 'Valeur' },
  },
} satisfies Meta<typeof ValueMap>
export default meta
type Story = StoryObj<typeof meta>

export const InOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^Effort et valeur de chaque piste\. 1\. Brouillons de réponses, effort 2, valeur 5\. /u,
    )
  },
}

/** Those of one place stand about it, in rows: all stay in their cell. */
export const InOnePlace: Story = {
  args: {
    points: ['Tri', 'Recherche', 'Devis'].flatMap((name, index) => [
      { name, effort: 1, value: 3 } as const,
      { name: `${name} ${index}`, effort: 5, value: 1 } as const,
    ]),
  },
  play: async ({ canvas }) => {
    const places = [...canvas.getByRole('img').querySelectorAll('circle')].map((circle) => {
      const { x, y } = circle.getBoundingClientRect()
      return `${Math.round(x)} ${Math.round(y)}`
    })
    await expect(new Set(places).size).toBe(6)
  },
}
