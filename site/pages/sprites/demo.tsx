import { type ReactElement, useEffect, useState } from 'react'
import { CodeBlock } from '#ui/code-block'
import { Facts } from '#ui/facts'
import { RadioGroup } from '#ui/radio-group'
import { Head, Section, Split } from '#ui/section'
import { Slider } from '#ui/slider'
import {
  cellAt,
  openSheet,
  SHEET_NAMES,
  type SheetName,
  sheetPath,
  SHEETS,
  type SpriteSheet,
} from '../../components/sprite-icon/index.ts'
import { SpritePicker } from '../../components/sprite-picker/index.ts'
import { Stack } from '#ui/stack'
import { Table } from '#ui/table'
import { Extracted } from './extracted.tsx'
import { scripted, toRead } from '../parts/scripted.css.ts'
import * as css from './demo.css.ts'
import { Trouble } from './trouble.tsx'
import { nameOf, type Words } from './words.ts'

/** [2.1.110] A sheet, one of its cells, and the picture that comes out of it. */
export function SpriteDemo({ words }: { words: Words }): ReactElement {
  return (
    <>
      <Section labelledBy="sheets">
        <Workshop words={words} />
      </Section>
      <Section tone="sunken" labelledBy="four">
        <Head id="four" title={words.four.title} lead={words.four.lead} />
        <Table
          name={words.four.title}
          head={words.four.head}
          rows={SHEET_NAMES.map((name) => {
            const { cell, columns, rows, names } = SHEETS[name]
            return {
              header: words.sheets[name],
              cells: [
                `${cell} px`,
                `${columns} × ${rows}`,
                names.length,
                <a key={name} href={sheetPath(name)} download>
                  {`${name}.svg`}
                </a>,
              ],
            }
          })}
        />
      </Section>
      <div className={scripted}>
        <Trouble words={words.trouble} />
      </div>
    </>
  )
}

const FIRST = { techIcons: 'typescript', portraits: 'happy', media: 'teen', ui: 'search' } as const

function Workshop({ words }: { words: Words }): ReactElement {
  const [key, chooseSheet] = useState<SheetName>('techIcons')
  const [cell, chooseCell] = useState<string>(FIRST.techIcons)
  const [size, setSize] = useState(128)
  const sheet = useSheet(key)
  const corner = cellAt(SHEETS[key], cell) ?? [0, 0]
  const side = SHEETS[key].cell
  return (
    <>
      <Head id="sheets" title={words.title} lead={words.lead} />
      <div className={css.sheets}>
        <RadioGroup
          id="sheet"
          name="sheet"
          legend={words.sheet}
          variant="segment"
          value={key}
          onValueChange={(value) => {
            chooseSheet(value as SheetName)
            chooseCell(FIRST[value as SheetName])
          }}
          options={SHEET_NAMES.map((value) => ({ value, label: words.sheets[value] }))}
        />
      </div>
      <Split ratio="5:6">
        <div className={toRead}>
          <SpritePicker
            sheet={key}
            name="cell"
            legend={words.cell}
            labelOf={(name) => nameOf(words, name)}
            value={cell as never}
            onValue={chooseCell}
          />
        </div>
        <Stack gap={5}>
          <Extracted
            sheet={sheet}
            cell={cell}
            size={size}
            label={nameOf(words, cell)}
            words={words}
          />
          <Facts
            facts={[
              { term: words.picture, value: nameOf(words, cell) },
              { term: words.corner, value: corner.map((each) => `${each} px`).join(', ') },
              {
                term: words.place,
                value: words.rowAndColumn(corner[1] / side + 1, corner[0] / side + 1),
              },
            ]}
          />
          <div className={scripted}>
            <Slider
              id="size"
              label={words.size}
              min={16}
              max={512}
              step={16}
              value={size}
              onValueChange={setSize}
              format={(value) => `${value} px`}
            />
          </div>
          <CodeBlock
            name={words.code}
            language="TypeScript"
            copy={words.copy}
            copied={words.copied}
            failed={words.copyFailed}
          >
            {`const sheet = openSheet('${key}')\nawait sheet.loaded\nsheet.extract('${cell}', ${size})`}
          </CodeBlock>
        </Stack>
      </Split>
    </>
  )
}

/** The sheet once it has come; `false` where it failed, nothing while it is under way. */
const useSheet = (key: SheetName): SpriteSheet | false | undefined => {
  const [known, setKnown] = useState<readonly [SheetName, SpriteSheet | false]>()
  useEffect(() => {
    let wanted = true
    const sheet = openSheet(key)
    void sheet.loaded.then((fine) => wanted && setKnown([key, fine ? sheet : false]))
    return () => {
      wanted = false
    }
  }, [key])
  return known?.[0] === key ? known[1] : undefined
}
