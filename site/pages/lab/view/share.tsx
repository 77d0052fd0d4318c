import { type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Glyph } from '#ui/icon'
import { Textarea } from '#ui/textarea'
import { commandLine, wholeCommandLine } from '../share/command-line.ts'
import { fileName, fileText } from '../share/file.ts'
import { linkTo } from '../share/link.ts'
import { hashOf } from '../run/run.ts'
import * as css from './bar.css.ts'
import { usePart, useTools } from './context.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useCopy } from './use-copy.ts'
import { scrollRegion } from '#ui/scroll-region'

/** What replays the run elsewhere: a link, or a command line. */
export function Share(): ReactElement {
  const { words, say } = useTools()
  const run = usePart('run')
  const { text, copy } = useCopy()
  const name = fileName(run.scenario)
  const give = async (wanted: string, done: string) => {
    say((await copy(wanted)) ? done : words.share.failed)
  }
  const link = async () => {
    const { expect: _marks, ...scenario } = run.scenario
    const page = location.href.replace(/#.*$/u, '')
    const made = await linkTo(page, { ...scenario, expect: { hash: hashOf(run) } })
    if (made !== undefined) return give(made, words.share.linkCopied)
    saveFile(name, fileText(run))
    say(words.share.linkTooLong)
  }
  const command = () => {
    const whole = wholeCommandLine(run)
    return whole === undefined
      ? give(commandLine(run), words.share.commandCopiedFile(name))
      : give(whole, words.share.commandCopied)
  }
  return (
    <div className={css.share}>
      <code className={css.command} {...scrollRegion(words.share.commandName)}>
        {commandLine(run)}
      </code>
      <Button size="s" onClick={() => void link()}>
        <Glyph d={LINK} />
        {words.share.link}
      </Button>
      <Button size="s" onClick={() => void command()}>
        <Glyph d={TERMINAL} />
        {words.share.command}
      </Button>
      {text !== undefined && (
        <div className={css.byHand}>
          <Field id="lab-by-hand" label={words.share.text}>
            <Textarea
              readOnly
              rows={3}
              value={text}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Field>
        </div>
      )}
    </div>
  )
}

const LINK =
  'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1'
const TERMINAL = 'M3.500 5h17v14h-17zM7 9.500l3 2.500-3 2.500M12.500 15h4'
