import { useState, type ReactElement } from 'react'
import { Button, IconButton } from '#ui/button'
import { Drawer } from '#ui/drawer'
import { Glyph } from '#ui/icon'
import { Commands } from './commands.tsx'
import { useLab, useTools } from './context.ts'
import { NEXT, PREVIOUS } from './transport.tsx'
import * as css from './workbench.css.ts'

/** On phones: the list in a sheet, and the two steps always under the thumb. */
export function PhoneFoot(): ReactElement {
  const { lab, words, number } = useTools()
  const { seq } = useLab()
  const [open, setOpen] = useState(false)
  return (
    <div className={css.foot}>
      <Button size="s" onClick={() => setOpen(true)}>
        {words.commands.open}
      </Button>
      <div className={css.steps}>
        <IconButton framed label={words.timeline.previous} onClick={() => lab.go(seq - 1)}>
          <Glyph d={PREVIOUS} />
        </IconButton>
        <b>{number(seq)}</b>
        <IconButton framed label={words.timeline.next} onClick={() => lab.go(seq + 1)}>
          <Glyph d={NEXT} />
        </IconButton>
      </div>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={words.commands.open}
        closeLabel={words.commands.close}
      >
        {open && <Commands id="lab-sheet" />}
      </Drawer>
    </div>
  )
}
