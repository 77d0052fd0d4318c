import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { RadioGroup } from '#ui/radio-group'
import { Head, Section } from '#ui/section'
import {
  type SheetName,
  SHEETS,
  SpriteIcon,
  SpritePicture,
  type Technology,
} from '../../components/sprite-icon/index.ts'
import { Grid, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { ALL, type Choice, CHOICES, findTechnologies } from './find.ts'
import * as css from './gallery.css.ts'
import type { Words } from './words.ts'

/** [2.1.107] Every small picture of the site, the technologies to search in. */
export function Gallery({ words }: { words: Words }): ReactElement {
  return (
    <>
      <Technologies words={words} />
      <div className={css.further}>
        <Pictures sheet="portraits" words={words} size={128} banded />
        <Pictures sheet="media" words={words} size={256} />
        <Signs words={words} />
      </div>
    </>
  )
}

function Technologies({ words }: { words: Words }): ReactElement {
  const [query, setQuery] = useState('')
  const [choice, choose] = useState<Choice>(ALL)
  const found = findTechnologies(query, choice)
  return (
    <Part {...words.technologies}>
      <div className={css.controls}>
        <Field id="technology" label={words.search}>
          <Input
            value={query}
            placeholder={words.example}
            autoComplete="off"
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </Field>
        <RadioGroup
          id="universe"
          name="universe"
          legend={words.filter}
          variant="pills"
          value={choice}
          onValueChange={(value) => choose(value as Choice)}
          options={CHOICES.map((value) => ({
            value,
            label: `${words.choices[value]} (${findTechnologies('', value).length})`,
          }))}
        />
      </div>
      <Stack gap={5}>
        <Text tone="muted" size="s">
          <output>{words.count(found.length)}</output>
        </Text>
        <div className={css.found}>
          {found.length === 0 ? (
            <Stack gap={4} align="start">
              <Text>{words.none(query)}</Text>
              <Button
                size="s"
                onClick={() => {
                  setQuery('')
                  choose(ALL)
                }}
              >
                {words.showAll}
              </Button>
            </Stack>
          ) : (
            <Tiles technologies={found} />
          )}
        </div>
      </Stack>
    </Part>
  )
}

/** Small pictures in rows, each above its name. */
function Tiles({ technologies }: { technologies: readonly Technology[] }): ReactElement {
  return (
    <Grid as="ul" cells="tile">
      {technologies.map(({ icon, name }) => (
        <Tile key={icon} name={name}>
          <SpriteIcon sheet="techIcons" name={icon} lazy />
        </Tile>
      ))}
    </Grid>
  )
}

function Signs({ words }: { words: Words }): ReactElement {
  return (
    <Part {...words.ui} banded>
      <Grid as="ul" cells="tile">
        {SHEETS.ui.names.map((name) => (
          <Tile key={name} name={name}>
            <SpritePicture sheet="ui" name={name} alt="" />
          </Tile>
        ))}
      </Grid>
    </Part>
  )
}

function Tile({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <Stack as="li" gap={2} align="center">
      {children}
      <Text as="span" size="xs" tone="muted">
        {name}
      </Text>
    </Stack>
  )
}

interface PicturesProps {
  readonly sheet: 'portraits' | 'media'
  readonly words: Words
  readonly size: number
  readonly banded?: boolean
}

function Pictures({ sheet, words, size, banded }: PicturesProps): ReactElement {
  return (
    <Part {...words[sheet]} banded={banded}>
      <Grid as="ul" cells={sheet === 'media' ? 3 : 'tile'}>
        {SHEETS[sheet].names.map((name) => (
          <Stack as="li" key={name} gap={2} align="center">
            <SpritePicture<SheetName> sheet={sheet} name={name} size={size} alt="" />
            <Text as="span" size="s" tone="muted">
              {words.names[name]}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Part>
  )
}

interface PartProps {
  readonly title: string
  readonly lead: string
  readonly banded?: boolean | undefined
  readonly children: ReactNode
}

function Part({ title, lead, banded = false, children }: PartProps): ReactElement {
  const id = useId()
  return (
    <Section tone={banded ? 'sunken' : 'ground'} labelledBy={id}>
      <Head id={id} title={title} lead={lead} />
      {children}
    </Section>
  )
}
