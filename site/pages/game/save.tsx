import { useState, type ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { AlertDialog } from '#ui/dialog'
import { FileDrop } from '#ui/file-drop'
import { Icon } from '#ui/icon'
import { Inline, Stack } from '#ui/stack'
import { Text, type TextTone } from '#ui/text'
import { levelOf } from '#companion/companion-stage'
import type { SaveState } from '../../ports/life/life.ts'
import { saveFile } from '../parts/save-file.ts'
import type { BoardProps } from './board-props.ts'
import type { Part } from './part.ts'
import { readInto } from './read-file.ts'

export const savePart = (saveState: SaveState, props: BoardProps): Part => ({
  name: 'save',
  icon: 'book',
  span: 'half',
  sum: [],
  content: <Save {...props} saveState={saveState} />,
})

interface SaveProps extends BoardProps {
  readonly saveState: SaveState
}

/** Her life as a file, and a new one; whatever is done here can be taken back. */
function Save({ life, page, words, saveState }: SaveProps): ReactElement {
  const say = words.save
  const [said, setSaid] = useState<{ text: string; tone: TextTone }>()
  const lab = page.related.find(({ href }) => href.startsWith('/debug-opale'))
  const [asked, ask] = useState(false)
  const announce = (text: string, tone: TextTone = 'text') => setSaid({ text, tone })
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const result = await readInto(life, file)
    announce(say.results[result], result === 'done' || result === 'mended' ? 'success' : 'warning')
  }
  const reset = async () => {
    await life.reset()
    announce(say.resetDone, 'success')
  }
  const undo = async () => {
    if (await life.undo()) announce(say.undone, 'success')
  }
  return (
    <Stack gap={5}>
      <Text tone="muted">{say.text}</Text>
      <Inline>
        <Button
          onClick={() => {
            const snapshot = life.getSnapshot()
            saveFile(say.file(snapshot.reading, levelOf(snapshot).level), life.exportText())
          }}
        >
          {say.export}
        </Button>
        <Button variant="ghost" onClick={() => ask(true)}>
          {say.reset}
        </Button>
        {lab && (
          <ButtonLink variant="ghost" href={lab.href}>
            {say.lab}
            <Icon name="arrow" />
          </ButtonLink>
        )}
      </Inline>
      <FileDrop
        id="save-file"
        label={say.import}
        hint={say.importHint}
        accept="application/json,.json"
        onValueChange={(files) => void take(files)}
      />
      <div {...STATUS}>{said && <Text tone={said.tone}>{said.text}</Text>}</div>
      {saveState.undo && (
        <Inline>
          <Button size="s" onClick={() => void undo()}>
            {say.undo}
          </Button>
        </Inline>
      )}
      <AlertDialog
        open={asked}
        onOpenChange={ask}
        title={say.resetTitle}
        labels={{ confirm: say.resetConfirm, cancel: say.cancel }}
        onConfirm={() => void reset()}
      >
        <p>{say.resetText}</p>
      </AlertDialog>
    </Stack>
  )
}

const STATUS = { role: 'status' } as const
