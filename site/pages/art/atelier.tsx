import { type ReactElement, useRef } from 'react'
import {
  ArtPicture,
  ArtWall,
  type Piece,
  PIECES,
  SEED,
  SEED_LENGTH,
} from '../../components/art/index.ts'
import { Button } from '#ui/button'
import { Callout } from '#ui/callout'
import { Field } from '#ui/field'
import { Icon } from '#ui/icon'
import { Input } from '#ui/input'
import { RadioGroup } from '#ui/radio-group'
import { Head, Section, Split } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { randomWord } from '../../ports/random-word.ts'
import { artPath } from '../../layout/art-files.ts'
import * as css from './art.css.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { Words } from './words.ts'
import { Keep } from './keep.tsx'
import { useWork } from './use-work.ts'

/** [2.1.109] One picture at a time: its kind, its seed, and what one takes along. */
export function Atelier({ words, page }: AtelierProps): ReactElement {
  const { atelier } = words
  const [work, show] = useWork()
  const top = useRef<HTMLDivElement>(null)
  const { piece, seed } = work
  const choose = (next: Piece) => {
    show({ piece: next, seed })
    top.current?.scrollIntoView({ block: 'center' })
    top.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Section labelledBy="picture">
        <Split ratio="5:6">
          <div ref={top} tabIndex={-1} className={css.stage}>
            <ArtPicture
              piece={piece}
              seed={seed}
              label={atelier.label(words.pieces[piece].name, seed)}
            />
          </div>
          <Stack gap={5}>
            <Head id="picture" title={words.pieces[piece].name} lead={words.pieces[piece].text} />
            <div role="alert">
              {work.broken && (
                <Callout tone="warning" title={atelier.broken.title}>
                  <Text>{atelier.broken.text}</Text>
                </Callout>
              )}
            </div>
            <div className={css.controls}>
              <RadioGroup
                id="piece"
                name="piece"
                legend={atelier.piece}
                variant="pills"
                value={piece}
                onValueChange={(value) => show({ piece: value as Piece, seed })}
                options={PIECES.map((value) => ({ value, label: words.pieces[value].name }))}
              />
              <div className={css.seed}>
                <Field id="seed" label={atelier.seed} help={atelier.seedHelp}>
                  <Input
                    value={seed}
                    maxLength={SEED_LENGTH}
                    autoComplete="off"
                    spellCheck={false}
                    onChange={({ currentTarget }) => show({ piece, seed: currentTarget.value })}
                  />
                </Field>
                <Inline>
                  <Button onClick={() => show({ piece, seed: randomWord() })}>
                    <Icon name="ia" />
                    {atelier.another}
                  </Button>
                  {seed !== SEED && (
                    <Button variant="ghost" onClick={() => show({ piece, seed: SEED })}>
                      {atelier.first}
                    </Button>
                  )}
                </Inline>
              </div>
              <Keep work={work} words={words} page={page} />
            </div>
          </Stack>
        </Split>
      </Section>
      <Section tone="sunken" labelledBy="wall">
        <Head id="wall" title={atelier.wall.title} lead={atelier.wall.lead} />
        <ArtWall
          works={PIECES.map((each) => ({
            key: each,
            href: artPath(each, 'dark'),
            dark: artPath(each, 'dark'),
            light: artPath(each, 'light'),
            ...words.pieces[each],
          }))}
          onChoose={(key) => choose(key as Piece)}
        />
        <Text tone="muted" size="s">
          {atelier.note}
        </Text>
      </Section>
    </>
  )
}

interface AtelierProps {
  readonly words: Words
  readonly page: PageData
}
