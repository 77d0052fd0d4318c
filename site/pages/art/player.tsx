import { type ReactElement, useState } from 'react'
import {
  ArtCanvas,
  ArtPicture,
  type Piece,
  PIECES,
  SEED,
  SEED_LENGTH,
} from '../../components/art/index.ts'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { RadioGroup } from '#ui/radio-group'
import { Split } from '#ui/section'
import { Slider } from '#ui/slider'
import { Inline, Stack } from '#ui/stack'
import { randomWord } from '../../ports/random-word.ts'
import * as css from './art.css.ts'
import type { Words } from './words.ts'
import { useFrames } from './use-frames.ts'

/** How long one round takes at normal speed, in ms, and in how many steps one walks through it. */
const ROUND_MS = 12_000
const STEPS = 48

/** One animation, played or moved by hand. */
export function Player({ words }: { words: Words }): ReactElement {
  const { player } = words.preview
  const [piece, setPiece] = useState<Piece>('maree')
  const [seed, setSeed] = useState(SEED)
  const [playing, play] = useState(false)
  const [phase, setPhase] = useState(0)
  const [speed, setSpeed] = useState(1)
  const [intensity, setIntensity] = useState(1)
  const forward = (by: number) => setPhase((now) => (now + by) % 1)
  useFrames(playing, (elapsed) => forward((elapsed * speed) / ROUND_MS))
  const label = words.atelier.label(words.pieces[piece].name, seed)
  return (
    <Split ratio="5:6">
      {playing || phase > 0 ? (
        <ArtCanvas {...{ piece, seed, label }} motion={{ phase, intensity }} />
      ) : (
        <ArtPicture {...{ piece, seed, label }} />
      )}
      <div className={css.controls}>
        <RadioGroup
          id="animation"
          name="animation"
          legend={player.piece}
          variant="pills"
          value={piece}
          onValueChange={(value) => setPiece(value as Piece)}
          options={PIECES.map((value) => ({ value, label: words.pieces[value].name }))}
        />
        <Inline>
          <Button variant="solid" onClick={() => play(!playing)}>
            {playing ? player.pause : player.play}
          </Button>
          <Button
            onClick={() => {
              play(false)
              forward(1 / STEPS)
            }}
          >
            {player.step}
          </Button>
        </Inline>
        <Stack gap={4}>
          <Slider
            id="position"
            label={player.position}
            min={0}
            max={STEPS - 1}
            value={Math.floor(phase * STEPS)}
            onValueChange={(value) => {
              play(false)
              setPhase(value / STEPS)
            }}
            format={(value) => player.percent(Math.round((value / STEPS) * 100))}
          />
          <Slider
            id="speed"
            label={player.speed}
            min={0.25}
            max={3}
            step={0.25}
            value={speed}
            onValueChange={setSpeed}
            format={player.times}
          />
          <Slider
            id="intensity"
            label={player.intensity}
            min={0}
            max={2}
            step={0.1}
            value={intensity}
            onValueChange={setIntensity}
            format={(value) => player.percent(Math.round(value * 100))}
          />
        </Stack>
        <div className={css.seed}>
          <Field id="player-seed" label={words.atelier.seed}>
            <Input
              value={seed}
              maxLength={SEED_LENGTH}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => setSeed(currentTarget.value)}
            />
          </Field>
          <Button onClick={() => setSeed(randomWord())}>{words.atelier.another}</Button>
        </div>
      </div>
    </Split>
  )
}
