import { useMemo, useRef, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Field } from '#ui/field'
import { Textarea } from '#ui/textarea'
import { completionsAt } from '../script/completion.ts'
import { readScript, writeScript } from '../script/script.ts'
import { useCount, usePart, useTools } from './context.ts'
import * as css from './workbench.css.ts'
import { problemText } from './wording.ts'

/** All commands as a text, to write and to paste. */
export function ScriptEditor(): ReactElement {
  const { words } = useTools()
  const [open, setOpen] = useState(false)
  return (
    <Disclosure
      variant="row"
      level={2}
      title={words.script.title}
      open={open}
      onOpenChange={setOpen}
    >
      {open && <Editor />}
    </Disclosure>
  )
}

function Editor(): ReactElement {
  const { lab, words, number, say } = useTools()
  const run = usePart('run')
  const count = useCount()
  const { reading, inputs } = run.scenario
  const played = useMemo(() => writeScript(inputs), [inputs])
  const [draft, setDraft] = useState<string>()
  const [caret, setCaret] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const text = draft ?? played
  const read = useMemo(() => readScript(text, reading), [text, reading])
  const wrong = 'problem' in read ? read : undefined
  const completions = draft === undefined ? [] : completionsAt(text, caret, reading)
  const { script } = words

  const area = () => box.current?.querySelector('textarea')
  const place = (from: number, to = from) => {
    // Once the new text is in the field.
    requestAnimationFrame(() => {
      area()?.focus()
      area()?.setSelectionRange(from, to)
    })
  }
  const play = () => {
    if (wrong) {
      const lines = text.split('\n')
      const from = lines.slice(0, wrong.line - 1).join('\n').length + (wrong.line > 1 ? 1 : 0)
      place(from, from + (lines[wrong.line - 1]?.length ?? 0))
      return
    }
    if (!('inputs' in read)) return
    lab.replace(read.inputs)
    setDraft(undefined)
    say(script.played(count(read.inputs.length)))
  }

  return (
    <div ref={box} className={css.script}>
      <p className={css.lead}>{script.lead}</p>
      <pre className={css.sample}>{SAMPLE}</pre>
      <Field
        id="lab-script"
        label={script.label}
        help={'inputs' in read && script.ok(count(read.inputs.length))}
        error={
          wrong &&
          script.at(number(wrong.line)) + problemText(wrong.problem, reading, words, number)
        }
      >
        <Textarea
          rows={10}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value)
            setCaret(currentTarget.selectionStart)
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        />
      </Field>
      {completions.length > 0 && (
        <div className={css.completions}>
          <span>{script.complete}</span>
          {completions.map((one) => (
            <button
              key={one.label}
              type="button"
              onClick={() => {
                setDraft(one.text)
                setCaret(one.caret)
                place(one.caret)
              }}
            >
              {one.label}
            </button>
          ))}
        </div>
      )}
      <div className={css.row}>
        <Button size="s" variant="solid" onClick={play}>
          {script.run}
        </Button>
        {draft !== undefined && (
          <Button size="s" variant="ghost" onClick={() => setDraft(undefined)}>
            {script.reset}
          </Button>
        )}
      </div>
    </div>
  )
}

const SAMPLE = `feed
+4s play
20 x +1min explore
gain-experience amount=50
+2h patch-stats {"patch":{"energy":{"set":40}}}`
