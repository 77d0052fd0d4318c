/** How a developer embeds her: a seed, what was done, and the hash that both come to. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState, type ReactElement } from 'react'
import { expect, userEvent } from 'storybook/test'
import { type ActionB, ACTIONS_B, createEngineB, recorder, replay, type Scenario } from '#engine'
import { Button } from '#ui/button'
import { CodeBlock } from '#ui/code-block'
import { Living, lookOf } from '#companion/living'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Split } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { Specimen } from './sample/specimen.tsx'

interface Props {
  seed: string
  actions: readonly ActionB[]
  /** Milliseconds between two of them. */
  every: number
}

/** All that is shown follows from three values: the same life in every browser, and in a shell. */
function LifeFromSeed(props: Props): ReactElement {
  const [seed, setSeed] = useState(props.seed)
  const [actions, setActions] = useState(props.actions)
  const life = useMemo(() => {
    const lived = recorder(createEngineB(), seed, 0)
    for (const [i, type] of actions.entries())
      lived.dispatch({ at: (i + 1) * props.every, command: { type } })
    return lived
  }, [seed, actions, props.every])
  const { pet } = life.snapshot
  return (
    <Split ratio="1:1">
      <Stack>
        <Specimen>
          <Living {...lookOf(life.snapshot)} label={pet.gameState.currentMood} />
        </Specimen>
        <Field id="seed" label="Graine">
          <Input value={seed} onChange={({ target }) => setSeed(target.value)} />
        </Field>
        <Inline gap={2}>
          {ACTIONS_B.map((action) => (
            <Button key={action} size="s" onClick={() => setActions([...actions, action])}>
              {action}
            </Button>
          ))}
          <Button size="s" variant="ghost" onClick={() => setActions([])}>
            Effacer
          </Button>
        </Inline>
      </Stack>
      <Stack>
        <Text>
          Humeur {pet.gameState.currentMood}, niveau {pet.progress.level}, énergie{' '}
          {pet.stats.energy}.
        </Text>
        <Text>
          Empreinte <code>{life.hash}</code>
        </Text>
        <CodeBlock
          name="Scénario"
          file="vie.json"
          language="JSON"
          copy="Copier"
          copied="Copié"
          failed="Le code est sélectionné."
        >
          {told(life.scenario())}
        </CodeBlock>
      </Stack>
    </Split>
  )
}

/** A line each: the shell reads it as it stands, `npx opale-replay vie.json --expect`. */
const told = ({ expect: expected, inputs, ...head }: Scenario): string =>
  JSON.stringify({ ...head, inputs: [], expect: { hash: expected!.hash } }, undefined, 2).replace(
    '[]',
    `[\n${inputs.map((input) => `    ${JSON.stringify(input)}`).join(',\n')}\n  ]`,
  )

const meta = {
  title: 'Companion/From a seed',
  component: LifeFromSeed,
  args: { seed: 'un jour de pluie', actions: ['feed', 'play', 'explore', 'cuddle'], every: 4000 },
} satisfies Meta<typeof LifeFromSeed>
export default meta
type Story = StoryObj<typeof meta>

export const FromASeed: Story = {}

const shownScenario = (canvas: HTMLElement): Scenario =>
  JSON.parse(canvas.querySelector('pre')!.textContent) as Scenario

export const WhatIsShownReplays: Story = {
  play: async ({ canvas, canvasElement }) => {
    const hash = () => shownScenario(canvasElement).expect!.hash
    const first = hash()
    await userEvent.click(canvas.getByRole('button', { name: 'create' }))
    const scenario = shownScenario(canvasElement)
    await expect(scenario.inputs).toHaveLength(5)
    await expect(hash()).not.toBe(first)
    await expect(canvas.getByText(hash())).toBeVisible()
    await expect(replay(scenario).hash).toBe(hash())
    const seed = canvas.getByRole('textbox', { name: 'Graine' })
    await userEvent.type(seed, '!')
    await expect(hash()).not.toBe(scenario.expect!.hash)
    await userEvent.type(seed, '{Backspace}')
    await expect(hash()).toBe(scenario.expect!.hash)
  },
}
